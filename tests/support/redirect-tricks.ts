/** Addresses that lead elsewhere while they look as if they stayed, by the ways of doing so. `evil.example` is elsewhere. */

const evil = 'evil.example'
const slashes = ['//', '///', '////', '/\\', '\\/', '\\\\', '\\', '/\\/', '\\/\\/', '/\t/', '/\n/', '/\r/', '/\r\n/', '\t//', '\n//', ' //', '\u00a0//', '\u3000//', '/\u2028/', '/%09/', '/%0a/', '/%2f', '/%2f%2f', '/%5c', '/%5c%5c', '%2f%2f', '%5c%5c', '/;//', '/.//', '/..//', '/./\\', '/%2e//', '/%2e%2e//', '/a/..//', '/a/..//\\', '/\u0000/', '/?//', '/#//', '/∕', '/／']
const schemes = ['https:', 'http:', 'https:/', 'https:\\\\', 'https:///', 'HtTpS://', 'ftp://', 'javascript:location=', 'java\tscript:location=', 'data:text/html,', 'vbscript:', 'file://', 'blob:https://', 'mailto:x@', 'ws://', 'view-source:https://', 'x-custom://', '://', ':', ':/']
const lookalikes = (host: string) => [
  `https://${host}@${evil}/`, `https://${host}:x@${evil}/`, `https://${host}%40${evil}/`, `https://${host}.${evil}/`, `https://${evil}/${host}`, `https://${evil}?${host}`, `https://${evil}#${host}`,
  `https://${evil}\\@${host}`, `https://${evil}\\.${host}`, `https://${evil}%23@${host}`, `https://${evil}#@${host}`, `https://${evil}?@${host}`, `https://${evil};@${host}`, `https://${host}\u0000.${evil}`, `https://${host}%00.${evil}`,
  `https://${host}%2e${evil}`, `https://${host}。${evil}`, `https://${host}．${evil}`, `//${host}@${evil}`, `//${evil}/..//${host}`, `https://${host}/\\${evil}`.replace(`${host}/`, ''), `https://[${evil}]/`, `https://${host.replace('.', '。')}.${evil}/`,
  `https://x${host}/`, `https://${host}x/`, `https://${host}:444/`, `https://user@${host}/`, `https://user:pass@${host}/`, `http://${host}:80@${evil}`, `https://${host}\t.${evil}`, `https://${host}\n.${evil}`,
]
const spellings = ['https://%65vil.example', 'https://EVIL.EXAMPLE', 'https://еvil.example', 'https://evil。example', 'https://evil%E3%80%82example', 'https://0x7f000001/', 'https://2130706433/', 'https://127.1/', 'https://[::1]/', 'https://[::ffff:127.0.0.1]/', 'https://localhost.evil.example']

/** More than 200 of them. @param host of ours, which the lookalikes imitate */
export const redirectTricks = (host: string): string[] => [
  ...new Set([
    ...slashes.flatMap((slash) => [slash + evil, `${slash}${evil}/%2f..`, `${slash}${evil}?x=https://${host}`]),
    ...schemes.flatMap((scheme) => [scheme + evil, ` ${scheme}${evil}`, `/${scheme}${evil}`]),
    ...lookalikes(host),
    ...spellings,
  ]),
]
