import { ASKED_ANEW, appHeaders, FOR_EVER, HASHED, type Hosts } from '@sintonia/operator/server/headers.ts'
import { pages } from '../../../models/page.ts'
import { addressOf } from '../../../models/wire/endpoint.ts'
import { endpoints } from '../../../models/wire/index.ts'

const ORIGIN =
  'Made by `npm run package`: the headers are those of packages/operator/server/headers.ts, which the tests run under.'

/** A path whose last part has an ending is a file; any other is a page of the app. */
const FILE = '[^/]\\.[^/]*$'

/** What paths begin with, each once; the home of a site begins with nothing. */
const beginningsOf = (paths: ReadonlyArray<string>): ReadonlyArray<string> =>
  [...new Set(paths.map(path => path.split('/')[1] ?? ''))].filter(beginning => beginning !== '')

const CALLS = [...beginningsOf(Object.values(endpoints).map(addressOf))].sort()

const CALL_PATHS = CALLS.map(call => `/${call}/*`).join(' ')

const PROXY = 'With an empty `apiOrigin`: the calls, and beside them what your streams and pictures begin with.'

const lines = (indent: string, hosts: Hosts, line: (name: string, value: string) => string): string =>
  Object.entries(appHeaders(hosts))
    .map(([name, value]) => indent + line(name, value))
    .join('\n')

const inQuotes = (value: string): string => `"${value.replaceAll('"', '\\"')}"`

/** A 404 is kept by nobody, as `Cache-Control` alone goes without `always`: after a rollback the file is there again. */
export const nginxConf = (hosts: Hosts): string => `# ${ORIGIN}
# For the http block: /etc/nginx/conf.d/app.conf
map $uri $app_cache {
  default ${inQuotes(ASKED_ANEW)};
  ~^${HASHED} ${inQuotes(FOR_EVER)};
}

server {
  listen 8080;
  listen [::]:8080;
  root /srv/app;
  server_tokens off;
  charset utf-8;

  # The forms that lie beside each text. With the modules for it: brotli_static on; zstd_static on;
  gzip_static on;
  gzip_vary on;
  gzip on;
  gzip_types application/json application/manifest+json;

${lines('  ', hosts, (name, value) => `add_header ${name} ${inQuotes(value)} always;`)}
  add_header Cache-Control $app_cache;

  # ${PROXY}
  # location ~ ^/(${CALLS.join('|')})/ {
  #   proxy_pass https://back-end.example;
  #   proxy_set_header Host $http_host;
  # }
  location / {
    rewrite ^ /index.html break;
  }
  location ~ ${inQuotes(FILE)} {
    try_files $uri =404;
  }
  location = /manifest.webmanifest {
    default_type application/manifest+json;
  }
}
`

export const caddyfile = (hosts: Hosts): string => `# ${ORIGIN}
{
	admin off
}

:8080 {
	root * /srv/app
	header {
${lines('\t\t', hosts, (name, value) => `${name} \`${value}\``)}
	}
	header -Server

	# ${PROXY}
	# reverse_proxy @calls https://back-end.example
	@calls path ${CALL_PATHS}

	@hashed {
		path ${HASHED}*
		file
	}
	header @hashed Cache-Control "${FOR_EVER}"
	@asked not path ${HASHED}*
	header @asked Cache-Control "${ASKED_ANEW}"
	header /manifest.webmanifest Content-Type application/manifest+json

	@page {
		method GET HEAD
		not path_regexp ${FILE}
		not path ${CALL_PATHS}
	}
	rewrite @page /index.html
	encode gzip
	file_server {
		precompressed zstd br gzip
	}
}
`

const SINGLE = [
  '/',
  '/index.html',
  '/browsers.html',
  '/config.json',
  '/version.json',
  '/service-worker.js',
  '/service-worker-tv.js',
  '/manifest.webmanifest',
]

const roots = beginningsOf(Object.values(pages).map(({ path }) => path))

/** Rules that overlap are added up by CDNs: each path has one rule for its cache. */
export const cdnHeaders = (hosts: Hosts): string => {
  const asked = [...SINGLE, ...roots.flatMap(root => [`/${root}`, `/${root}/*`])]
  return `# ${ORIGIN}
/*
${lines('  ', hosts, (name, value) => `${name}: ${value}`)}
${HASHED}*
  Cache-Control: ${FOR_EVER}
${asked.map(path => `${path}\n  Cache-Control: ${ASKED_ANEW}`).join('\n')}
`
}

/** Only pages lead to the app: a file that is missing stays missing. */
export const cdnRedirects = (): string =>
  roots
    .flatMap(root => [`/${root} /index.html 200`, `/${root}/* /index.html 200`])
    .join('\n')
    .concat('\n')

export const containerfile = (): string => `# ${ORIGIN}
FROM docker.io/library/caddy:2-alpine
COPY Caddyfile /etc/caddy/Caddyfile
COPY app /srv/app
EXPOSE 8080
HEALTHCHECK CMD wget -q --spider http://127.0.0.1:8080/version.json
`
