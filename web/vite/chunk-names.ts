interface Named {
  name: string
  moduleIds: readonly string[]
}

/** What bundlers call files of packages, and what several of ours are called: it says nothing of what they hold. */
const vague =
  /^(browser|chunk-.*|core|dist|es\d*|esm|index|lib|main|messages|module|query|queries|screen|template|x)(\.(esm|mjs|es))?$/

/** Names a chunk after what it holds: a package or a template, where the bundler has no better name for it. */
export function chunkFileName({ name, moduleIds }: Named): string {
  const [, ofPackage] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(moduleIds.at(-1) ?? '') ?? []
  const [, ofTemplate] = /\/templates\/([^/]+)\/template\.tsx$/.exec(moduleIds.at(-1) ?? '') ?? []
  const found = vague.test(name) ? (ofPackage ?? ofTemplate) : null
  return `assets/${(found ?? name).replace('@', '').replace('/', '-')}-[hash].js`
}
