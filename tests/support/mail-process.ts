import { startHttpMail, startSmtp, type MailServerOptions, type Behaviour } from './mail-servers.ts';

/** The process that killable-mail.ts starts. */
const [kind, options = '{}'] = process.argv.slice(2);
const start = kind === 'smtp' ? startSmtp : startHttpMail;
const server = await start(JSON.parse(options) as MailServerOptions);
process.on('message', (behaviour: Behaviour) => {
  server.behaviour = behaviour;
});
process.send?.('ready');
