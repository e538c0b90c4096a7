import { parseArgs } from 'node:util';
import { nginxConfig } from './serve/nginx-config.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '/srv/site' },
    listen: { type: 'string', default: '80' },
    backend: { type: 'string' },
    brotli: { type: 'boolean', default: false },
  },
});
const { backend, ...options } = values;
process.stdout.write(nginxConfig('dist/client', backend === undefined ? options : { ...options, backend }));
