import { startHttpMail, startSmtp, type MailServerOptions, type Behaviour } from './mail-servers.ts';

/** What runs in the process of killable-mail.ts. */
const [kind, options = '{}'] = process.argv.slice(2);
const start = kind === 'smtp' ? startSmtp : startHttpMail;
const server = await start(JSON.parse(options) as MailServerOptions);
process.on('message', (behaviour: Behaviour) => {
  server.behaviour = behaviour;
});
process.send?.('ready');
