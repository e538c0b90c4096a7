import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { nginxConfig } from '../../scripts/serve/nginx-config.ts';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The path of nginx, of which the system's package is installed where there is none and that may be done. */
export function findNginx(): string | undefined {
  if (!existsSync(program) && process.getuid?.() === 0) {
    const install = ['install', '-y', '-qq', 'nginx-light', 'libnginx-mod-http-brotli-static'];
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', install, { stdio: 'ignore' });
  }
  return existsSync(program) ? program : undefined;
}

/** Writes what nginx is started with: the documented configuration of a built site, and a frame around it. */
export function writeConfig(folder: string, site: string, port: number, backend: string): string {
  const brotli = existsSync(brotliModule);
  const config = nginxConfig(site, {
    root: resolve(site),
    listen: `127.0.0.1:${port}`,
    backend,
    brotli,
  });
  const file = join(resolve(folder), 'nginx.conf');
  mkdirSync(dirname(file), { recursive: true });
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${dirname(file)}/${name};\n`,
  );
  const module = brotli ? `load_module ${brotliModule};\n` : '';
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  const frame = `${module}${user}daemon off;
pid ${dirname(file)}/nginx.pid;
error_log ${dirname(file)}/error.log;
events {}
http {
  access_log off;
${own.join('')}
${config}}
`;
  writeFileSync(file, frame);
  return file;
}
