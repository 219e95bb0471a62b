// The import rules of ARCHITECTURE.md, checked on every file under src/.
const TEST = '\\.test\\.tsx?$'

/** A rule that files in `from` never import `to`; the comment explains it to the author of a violation. */
function never(name, comment, from, to) {
  return { name, comment, severity: 'error', from: { pathNot: TEST, ...from }, to }
}

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No import cycles, type imports included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unknown',
      comment: 'Every import resolves to a file or an installed package.',
      severity: 'error',
      from: {},
      // `?url` asks the build for the URL of a file in a package.
      to: { couldNotResolve: true, pathNot: '\\.(wasm|js|gz)\\?url$' },
    },
    {
      name: 'heavy-libraries-on-demand',
      comment:
        'Libraries that few requests need are loaded by the first such request: with import(), or through platform/barcodes.ts.',
      severity: 'error',
      from: { path: '^src/server/', pathNot: ['^src/server/platform/barcodes\\.ts$', TEST] },
      to: {
        path: 'node_modules/(bwip-js|hucre|nodemailer|pdfkit|sharp|svg-captcha|@simplewebauthn)/',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    never(
      'modules-import-no-modules',
      'What needs two modules is a use case: of a call, an operation, a job or staff.',
      { path: '^src/server/modules/([^/]+)/' },
      { path: '^src/server/modules/', pathNot: '^src/server/modules/$1/' },
    ),
    never(
      'operations-import-no-operations',
      'What two operations share belongs to a module.',
      { path: '^src/server/operations/' },
      { path: '^src/server/operations/' },
    ),
    never(
      'calls-import-no-calls',
      'A use case that a second call needs moves to operations/.',
      {
        path: '^src/server/api/',
        pathNot: ['^src/server/api/(all-calls|[^/]+/index)\\.ts$', TEST],
      },
      { path: '^src/server/api/' },
    ),
    never(
      'own-repository-only',
      'Only the module that owns a repository imports it.',
      { pathNot: ['^src/server/modules/', TEST] },
      { path: '^src/server/modules/.*-repository\\.ts$' },
    ),
    never(
      'base-layers-import-no-use-cases',
      'The database and the platform import nothing above them.',
      { path: '^src/server/(db|platform)/' },
      { path: '^src/server/(context|modules|operations|staff|site|api|http|jobs)/' },
    ),
    never(
      'context-imports-no-modules',
      'The context is passed to modules and use cases; it imports none of them.',
      { path: '^src/server/context/' },
      { path: '^src/server/(modules|operations|staff|site|api|http|jobs)/' },
    ),
    never(
      'modules-import-no-use-cases',
      'Modules import nothing above them.',
      { path: '^src/server/modules/' },
      { path: '^src/server/(operations|staff|site|api|http|jobs)/' },
    ),
    never(
      'http-imports-no-use-cases',
      'The calls are passed to the code that serves them (http/call-table.ts).',
      { path: '^src/server/http/' },
      { path: '^src/server/(operations|staff|site|api|jobs)/' },
    ),
    never(
      'operations-import-no-callers',
      'An operation does not import the code that calls it.',
      { path: '^src/server/operations/' },
      { path: '^src/server/(staff|site|api|http|jobs)/' },
    ),
    never(
      'jobs-import-no-callers',
      'A job shares code with calls and staff through operations and modules.',
      { path: '^src/server/jobs/' },
      { path: '^src/server/(staff|site|api)/' },
    ),
    never(
      'staff-imports-no-callers',
      'A use case of staff does not import the code of pages, calls and jobs.',
      { path: '^src/server/staff/' },
      { path: '^src/server/(site|api|jobs)/' },
    ),
    never(
      'site-imports-no-calls',
      'Pages, pictures and feeds share code with calls through operations and modules.',
      { path: '^src/server/site/' },
      { path: '^src/server/(staff|api|jobs)/' },
    ),
    never(
      'calls-import-no-pages',
      'Calls import neither pages nor jobs.',
      { path: '^src/server/api/' },
      { path: '^src/server/(site|jobs)/' },
    ),
    never(
      'entry-points',
      'Nothing imports main.ts or a command.',
      { path: '^src/' },
      { path: '^src/(main\\.ts|commands/[^/]+$)' },
    ),
    never(
      'commands-are-for-commands',
      'Code that commands share is imported by commands only.',
      { path: '^src/', pathNot: '^src/commands/' },
      { path: '^src/commands/' },
    ),
    never(
      'demo-is-for-commands',
      'The shop itself never depends on its example data.',
      { path: '^src/', pathNot: ['^src/commands/', '^src/server/demo/', TEST] },
      { path: '^src/server/demo/' },
    ),
    never(
      'only-pages-import-the-web',
      'site/pages.ts is the only server file that imports the web.',
      { path: '^src/(server|commands|main\\.ts)', pathNot: ['^src/server/site/pages\\.ts$', TEST] },
      { path: '^src/(web|ui|client)/' },
    ),
    never(
      'web-imports-no-server',
      'The web imports the contract, never the server.',
      { path: '^src/(web|ui|client|contract|shared)/' },
      { path: '^src/(server|commands|main\\.ts)' },
    ),
    never(
      'shared-imports-only-itself',
      'shared/ is pure: no other folder, no package of Node.',
      { path: '^src/shared/' },
      { path: '^src/|^[a-z:]+$', pathNot: '^src/shared/' },
    ),
    never(
      'contract-imports-only-shared',
      'The contract imports shared/ only.',
      { path: '^src/contract/' },
      { path: '^src/', pathNot: '^src/(contract|shared)/' },
    ),
    never(
      'client-imports-no-web',
      'The client imports contract and shared/ only.',
      { path: '^src/client/' },
      { path: '^src/(web|ui)/' },
    ),
    never(
      'ui-imports-no-texts-or-calls',
      'Components of ui/ are presentational.',
      { path: '^src/ui/' },
      { path: '^src/(web|client|contract)/' },
    ),
    never(
      'browser-imports-contract-types-only',
      'Schemas (zod) are not sent to the browser: use import type.',
      { path: '^src/(web|ui|client)/' },
      {
        path: '^src/contract/',
        pathNot: '^src/contract/result-code\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'browser-imports-no-node',
      'Code that runs in the browser uses no package of Node.',
      { path: '^src/(web|ui|client|contract|shared)/', pathNot: ['entry-server\\.tsx$', TEST] },
      { dependencyTypes: ['core'] },
    ),
    never(
      'no-development-packages',
      'The running shop imports no development dependency.',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    never(
      'one-spreadsheet-writer',
      'Only platform/ writes spreadsheets, with protection against formula injection; workbook-text.ts only reads them.',
      {
        path: '^src/',
        pathNot: [
          '^src/server/platform/',
          '^src/web/features/wish-list/paste/workbook-text\\.ts$',
          TEST,
        ],
      },
      { path: '^node_modules/hucre/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
}
