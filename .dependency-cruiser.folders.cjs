const { options } = require('./.dependency-cruiser.cjs');

/** Folders of the product form no cycles. Tests stand beside what they test and use what they like: they do not count. */
module.exports = {
  forbidden: [
    { name: 'no-folder-cycles', severity: 'error', scope: 'folder', from: {}, to: { circular: true } },
  ],
  options: {
    ...options,
    exclude: { path: [options.exclude.path, '[.](test|e2e)[.]tsx?$', '/test/', '^infra/bench/'] },
  },
};
