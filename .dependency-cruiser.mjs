// Which file may know which: the direction of the house (ARCHITECTURE.md), checked on every file under src/.
const TEST = '\\.test\\.tsx?$'

/** A rule "what lies in `from` never knows `to`", said for the person who broke it. */
function never(name, comment, from, to) {
  return { name, comment, severity: 'error', from: { pathNot: TEST, ...from }, to }
}

export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'No file leads back to itself, not even through types.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unknown',
      comment: 'Every import leads to a file or an installed package.',
      severity: 'error',
      from: {},
      // `?url` asks the build for the address of a file of a package.
      to: { couldNotResolve: true, pathNot: '\\.(wasm|js|gz)\\?url$' },
    },
    never(
      'modules-know-no-modules',
      'What needs two modules is a flow.',
      { path: '^src/server/modules/([^/]+)/' },
      { path: '^src/server/modules/', pathNot: '^src/server/modules/$1/' },
    ),
    never(
      'flows-know-no-flows',
      'A flow is a file, or a folder of its own; what two flows share belongs lower.',
      { path: '^src/server/flows/([^/.]+)' },
      { path: '^src/server/flows/', pathNot: '^src/server/flows/$1[/.]' },
    ),
    never(
      'own-repository-only',
      'A repository is opened by its own module alone.',
      { pathNot: ['^src/server/modules/', TEST] },
      { path: '^src/server/modules/.*-repository\\.ts$' },
    ),
    never(
      'server-goes-down',
      'Modules know neither flows nor calls.',
      { path: '^src/server/modules/' },
      { path: '^src/server/(flows|api)/' },
    ),
    never(
      'flows-know-no-calls',
      'Flows do not know the calls that use them.',
      { path: '^src/server/flows/' },
      { path: '^src/server/api/' },
    ),
    never(
      'ground-of-the-server',
      'Tables and connections, and the platform, know nothing above them.',
      { path: '^src/server/(db|platform)/' },
      { path: '^src/server/(modules|flows|api)/' },
    ),
    never(
      'roof',
      'Nothing imports main.ts or a command.',
      { path: '^src/' },
      { path: '^src/(main\\.ts|commands/[^/]+$)' },
    ),
    never(
      'command-line-is-for-commands',
      'Only commands use the frame of commands.',
      { path: '^src/', pathNot: ['^src/commands/', TEST] },
      { path: '^src/commands/command-line/' },
    ),
    never(
      'pages-alone-know-the-web',
      'pages.ts is the only server file that knows the web.',
      { path: '^src/(server|commands|main\\.ts)', pathNot: ['^src/server/pages\\.ts$', TEST] },
      { path: '^src/(web|ui|client|office)/' },
    ),
    never(
      'web-knows-no-server',
      'The web knows the contract, never the server.',
      { path: '^src/(web|ui|client|office|contract|shared)/' },
      { path: '^src/(server|commands|main\\.ts)' },
    ),
    never(
      'shared-is-the-ground',
      'shared/ is pure and knows nothing but itself.',
      { path: '^src/shared/' },
      { path: '^src/|^[a-z:]+$', pathNot: '^src/shared/' },
    ),
    never(
      'contract-is-low',
      'The contract knows shared/ alone.',
      { path: '^src/contract/' },
      { path: '^src/', pathNot: '^src/(contract|shared)/' },
    ),
    never(
      'client-knows-no-web',
      'Callers know contract and shared/.',
      { path: '^src/client/' },
      { path: '^src/(web|ui|office)/' },
    ),
    never(
      'ui-is-plain',
      'ui/ draws: it knows no texts and no calls.',
      { path: '^src/ui/' },
      { path: '^src/(web|client|contract|office)/' },
    ),
    never(
      'web-sees-types-of-the-contract',
      'Schemas (zod) do not travel to the browser: import type.',
      { path: '^src/(web|ui|client)/' },
      {
        path: '^src/contract/',
        pathNot: '^src/contract/result-code\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    ),
    never(
      'browser-needs-no-node',
      'What runs in the browser uses nothing of Node.',
      { path: '^src/(web|ui|client|contract|shared)/', pathNot: ['entry-server\\.tsx$', TEST] },
      { dependencyTypes: ['core'] },
    ),
    never(
      'no-tools-in-the-shop',
      'The running shop needs no package for development.',
      { path: '^src/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    never(
      'one-spreadsheet-writer',
      'Spreadsheets are read and written in one place each, with the guard against formulas.',
      { path: '^src/', pathNot: ['^src/server/(modules/catalogue-file|platform)/', TEST] },
      { path: '^node_modules/(hucre|csv-parse|csv-stringify)/' },
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
