import { siteServer } from './site-server.ts';

const port = Number(process.env['PORT'] ?? 4173);
const address = `http://127.0.0.1:${port}`;

const server = siteServer('dist/client');
server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is in use. Choose another one, for example: PORT=${port + 1} npm start`);
  process.exit(1);
});
server.listen(port, '127.0.0.1', () => console.log(`The site is ready at ${address}`));
