/** Settings of the function: this database, a mail server on this machine, and no limit for an address. */
export const settingsFor = (databaseUrl: string): Record<string, string> => ({
  SUPABASE_DB_URL: databaseUrl,
  SITE_URL: 'https://sapu.example',
  DRAIN_SECRET: 'a secret of sixteen letters',
  LINK_SECRET: 'a secret of thirty-two letters or more',
  MAIL_FROM: 'Sapu <hello@sapu.example>',
  MAIL_TO: 'office@sapu.example',
  SMTP_HOST: '127.0.0.1',
  SMTP_USER: 'user',
  SMTP_PASSWORD: 'password',
  LIMIT_PER_ADDRESS: 'off',
});

/** The parts of a function without its other limits. */
export const withoutLimits = { mailsPerSecond: null, limits: { overall: null, acksPerDay: null } };
