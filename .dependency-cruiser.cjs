/** Who may import whom. infra/test/boundaries holds fixtures that break these rules, to prove that they bite. */
const ours = '^(services|web|infra)/';

/** The wings of leads, lowest first: each imports those before it and none after it. */
const wings = [
  'team',
  'open-api',
  'search-index',
  'intake',
  'leads',
  'reporting',
  'delivery',
  'inbox',
  'desk',
  'operations',
];

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contracts-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^services/contracts/' },
      to: { path: ours, pathNot: '^services/contracts/' },
    },
    {
      name: 'platform-imports-contracts-alone',
      severity: 'error',
      from: { path: '^services/platform/' },
      to: { path: ours, pathNot: '^services/(contracts|platform)/' },
    },
    {
      name: 'a-service-imports-itself-contracts-and-platform',
      severity: 'error',
      from: {
        path: '^services/([^/]+)/',
        pathNot: '^services/(contracts|platform|[^/]+/test)/|[.]test[.]ts$',
      },
      to: { path: ours, pathNot: '^services/($1|contracts|platform)/' },
    },
    ...wings.slice(0, -1).map((wing, index) => ({
      name: `${wing}-imports-no-wing-above`,
      severity: 'error',
      from: { path: `^services/leads/src/${wing}/` },
      to: { path: `^services/leads/src/(${wings.slice(index + 1).join('|')})/` },
    })),
    {
      // Controllers parse and answer; what decides is a service, which asks the database. A plain read may come from a repository.
      name: 'a-controller-asks-no-database',
      severity: 'error',
      from: { path: '^services/(auth|leads|metrics)/.*[.]controller[.]ts$' },
      to: { path: 'node_modules/typeorm/|[.](entity|sql)[.]ts$' },
    },
    {
      name: 'web-and-infra-import-no-service',
      severity: 'error',
      // But for the harness that starts them in the process of a test.
      from: { path: '^(web|infra)/', pathNot: '^infra/test/api/' },
      // Programs for operators name the same version, read settings, and write and sign mail as the services do.
      to: {
        path: '^services/',
        pathNot: '^services/(contracts/|platform/src/(settings/|program.ts|deliveries/email-))',
      },
    },
    {
      // But for what all screens that show leads share.
      name: 'a-feature-imports-no-other-feature',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/(features|pages|app)/', pathNot: '^web/src/features/($1|leads-core)/' },
    },
    {
      // The frame composes pages, not the other way round.
      name: 'a-page-imports-no-frame',
      severity: 'error',
      from: { path: '^web/src/pages/' },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'shared-ui-has-no-business-nouns',
      severity: 'error',
      from: { path: '^web/src/(ui|lib)/' },
      to: { path: '^web/src/(features|pages|app|content)/' },
    },
    {
      name: 'content-is-words-and-numbers',
      severity: 'error',
      from: { path: '^web/src/content/' },
      to: { path: '^web/src/(features|pages|app|ui)/' },
    },
    {
      name: 'production-code-imports-no-test',
      severity: 'error',
      from: { pathNot: ['[.](test|e2e)[.]tsx?$', '/test/', '^(infra/bench|web/art)/'] },
      to: { path: ['[.](test|e2e)[.]tsx?$', '/test/'], pathNot: 'node_modules' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|build|\\.react-router|\\.local)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'require', 'node', 'default', 'types'],
    },
    tsConfig: { fileName: 'tsconfig.boundaries.json' },
  },
};
