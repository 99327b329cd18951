import { FUNCTIONS } from './tools/checks/layers/functions.ts';
import { isolatedRule, layerRules, packageRule, separateRule, workspaceRules } from './tools/checks/layers/rules.ts';
import { WEB } from './tools/checks/layers/web.ts';

/** Imports of types count as much as imports of values. TypeScript 7 has no API to parse with, so swc parses. */
export default {
  forbidden: [
    ...workspaceRules({
      domain: [],
      client: ['domain'],
      functions: ['domain'],
      web: ['domain', 'client'],
      admin: ['domain', 'client'],
    }),
    ...layerRules(FUNCTIONS),
    ...layerRules(WEB),
    separateRule('web/src/features'),
    isolatedRule('web/src/shared/ui', 'web/src'),
    packageRule('functions/src', ['react']),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
