import {
  createEndpointTableRule,
  createFileCycleRule,
  createForbiddenRule,
  createIsolatedRule,
  createLayerRules,
  createPackageRule,
  createSeparateRule,
  createWorkspaceRules,
} from './tools/checks/layers/rules.ts';
import { ADMIN, DOMAIN, FUNCTIONS, TOOLS, WEB } from './tools/checks/layers/tables.ts';

/** Imports of types count as much as imports of values. TypeScript 7 has no API to parse with, so swc parses. */
export default {
  forbidden: [
    ...createWorkspaceRules({
      domain: [],
      client: ['domain'],
      functions: ['domain'],
      web: ['domain', 'client'],
      admin: ['domain', 'client'],
      tools: ['domain', 'functions', 'admin'],
    }),
    ...createLayerRules(DOMAIN),
    ...createLayerRules(FUNCTIONS),
    ...createLayerRules(WEB),
    createSeparateRule('web/src/features'),
    ...createLayerRules(ADMIN),
    createSeparateRule('admin/src/features'),
    createIsolatedRule('web/src/shared/ui', 'web/src'),
    ...createLayerRules(TOOLS),
    createPackageRule('functions/src', ['react']),
    createEndpointTableRule(),
    createFileCycleRule('client'),
    createFileCycleRule('web/worker'),
    createForbiddenRule('worker-of-the-site', '^web/worker/', '^web/src/(?!shared/)'),
    createForbiddenRule('functions-in-tools', '^tools/(?!seed/|operations/|texts/)', '^functions/'),
    createForbiddenRule('console-in-tools', '^tools/(?!texts/)', '^admin/'),
    createForbiddenRule('console-texts-in-tools', '^tools/texts/', '^admin/src/(?!shared/i18n/)'),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules', '/dist/'] },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
