import { readHeaders, readRedirects } from './host-rules.ts';

interface Options {
  /** The folder of the built site, on the machine of nginx. */
  root: string;
  /** What nginx listens on: a port, or an address with one. */
  listen: string;
  /** Where the enquiry function is, if it stands behind the same address: "http://127.0.0.1:8000". */
  backend?: string;
  /** Whether nginx has the module that sends brotli copies. */
  brotli: boolean;
}

const quoted = (text: string) => `"${text.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)}"`;
const variable = (header: string) => `$header_${header.toLowerCase().replaceAll('-', '_')}`;

/** A header by the path that was asked for; nginx sends none that is empty. */
function headerMap(folder: string): { maps: string; lines: string } {
  const rules = readHeaders(folder).flatMap(({ pattern, headers }) =>
    headers.map(([name, value]) => ({ name, line: `  ${quoted(`~${pattern.source}`)} ${quoted(value)};\n` })),
  );
  const names = [...new Set(rules.map(({ name }) => name))];
  const maps = names.map((name) => {
    const lines = rules.filter((rule) => rule.name === name).map(({ line }) => line);
    return `map $path ${variable(name)} {\n  default "";\n${lines.join('')}}\n`;
  });
  // A page that is missing is not kept; everything else is said of it too.
  const lines = names.map(
    (name) => `  add_header ${name} ${variable(name)}${name === 'Cache-Control' ? '' : ' always'};\n`,
  );
  return { maps: maps.join(''), lines: lines.join('') };
}

/** The configuration of nginx for a built site, from its `_headers` and `_redirects`; it belongs into the context `http`. */
export function nginxConfig(folder: string, { root, listen, backend, brotli }: Options): string {
  const { maps, lines } = headerMap(folder);
  const redirects = [...readRedirects(folder)].map(([from, { to }]) => `  ${quoted(from)} ${quoted(to)};\n`).join('');
  const proxy = `
  location /functions/ {
    proxy_pass ${backend};
    # Else a form that is refused before it was read whole would end in a broken connection.
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $remote_addr;
    # A header of its own keeps those of the pages out: the answers bring theirs, with another policy.
    proxy_hide_header X-Content-Type-Options;
    add_header X-Content-Type-Options nosniff always;
  }
`;
  return `# Made by "npm run nginx" from _headers and _redirects of the built site. Make it again after each build.
map $request_uri $path {
  "~^(?<asked>[^?]*)" $asked;
}
map $path $moved {
  default "";
${redirects}}
# /punggol/ and /punggol.html are other names of /punggol.
map $path $clean {
  default "";
  "~^/index(\\.html)?$" /;
  "~^(?<name>/.*?)(/index)?(\\.html|/+)$" $name;
}
${maps}
server {
  listen ${listen};
  root ${quoted(root)};
  include /etc/nginx/mime.types;
  types {
    application/manifest+json webmanifest;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/xml text/plain text/css text/javascript application/javascript;
  server_tokens off;
  absolute_redirect off;
  gzip_static on;
${brotli ? '  brotli_static on;\n' : ''}${lines}
  if ($moved) {
    return 301 $moved$is_args$args;
  }
  if ($clean) {
    return 308 $clean$is_args$args;
  }
  error_page 404 /404.html;
  location ~ ^/(404|_headers|_redirects)$ {
    return 404;
  }
${backend === undefined ? '' : proxy.slice(1)}
  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }
}
`;
}
