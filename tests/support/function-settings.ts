/**
 * Settings of the function: this database, a mail server on this port, and no limits. It waits 2 s for the database
 * instead of 6 s.
 */
export function settingsFor(kind: 'http' | 'smtp', mailPort: number, databaseUrl: string): Record<string, string> {
  return {
    SUPABASE_DB_URL: databaseUrl,
    SITE_URL: 'https://sapu.example',
    IP_PEPPER: 'a pepper of sixteen letters',
    DRAIN_SECRET: 'a secret of sixteen letters',
    LINK_SECRET: 'a secret of thirty-two letters or more',
    DATABASE_TIMEOUT: '2',
    MAIL_FROM: 'Sapu <hello@sapu.example>',
    MAIL_TO: 'office@sapu.example',
    LIMIT_PER_ADDRESS: 'off',
    LIMIT_OVERALL: 'off',
    ACKS_PER_DAY: 'off',
    MAIL_PER_SECOND: 'off',
    DIGEST: 'off',
    ...(kind === 'http'
      ? { RESEND_API_KEY: 'key', RESEND_URL: `http://127.0.0.1:${mailPort}/emails` }
      : { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mailPort) }),
  };
}
