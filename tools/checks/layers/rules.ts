import type {
  IReachabilityForbiddenRuleType as ReachRule,
  IRegularForbiddenRuleType as Rule,
} from 'dependency-cruiser';

/** A source folder, with its subfolders by layer, lowest first. */
export interface LayeredFolder {
  readonly folder: string;
  readonly layers: readonly (readonly string[])[];
  /** Every layer may import the files beside the folders, but these files must not lead it to a higher layer. */
  readonly hasSharedFiles?: true;
}

/** Workspace packages, with the packages each may import. */
export type Workspaces = Readonly<Record<string, readonly string[]>>;

const toRuleName = (folder: string): string => folder.replaceAll('/', '-');
const toPattern = (names: readonly string[]): string => `(?:${names.join('|')})`;

const error = (name: string, comment: string, from: Rule['from'], to: Rule['to']): Rule => ({
  name,
  comment,
  severity: 'error',
  from,
  to,
});

/** No folder leads to a folder of a higher layer, through whatever files. */
const createReachRules = ({ folder, layers }: LayeredFolder): ReachRule[] =>
  layers.slice(0, -1).map((floor, i) => ({
    name: `reach-of-${toRuleName(folder)}-${floor[0]}`,
    comment: `${floor.join(', ')} of ${folder} lead to no higher layer`,
    severity: 'error',
    from: { path: `^${folder}/${toPattern(floor)}/`, pathNot: '[.]test[.]ts$' },
    to: { path: `^${folder}/${toPattern(layers.slice(i + 1).flat())}/`, reachable: true },
  }));

/** No file of a folder imports itself through others. */
export const createFileCycleRule = (folder: string): Rule =>
  error(
    `file-cycle-${toRuleName(folder)}`,
    'no file imports itself through others',
    { path: `^${folder}/` },
    { circular: true },
  );

/** A folder imports itself and folders of lower layers. Every folder is in the table. No cycles. */
export const createLayerRules = ({ folder, layers, hasSharedFiles }: LayeredFolder): (Rule | ReachRule)[] => [
  ...layers.flatMap((floor, i) =>
    floor.map((room) => {
      const allowed = [room, ...layers.slice(0, i).flat()];
      return error(
        `layers-of-${toRuleName(folder)}-${room}`,
        `${folder}/${room} may import ${allowed.join(', ')}`,
        { path: `^${folder}/${room}/` },
        { path: `^${folder}/${hasSharedFiles ? '[^/]+/' : ''}`, pathNot: `^${folder}/${toPattern(allowed)}/` },
      );
    }),
  ),
  ...(hasSharedFiles ? createReachRules({ folder, layers }) : []),
  error(
    `room-without-floor-${toRuleName(folder)}`,
    'every folder has a layer in tools/checks/layers/',
    { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/${toPattern(layers.flat())}/` },
    {},
  ),
  createFileCycleRule(folder),
  {
    name: `folder-cycle-${toRuleName(folder)}`,
    comment: 'no folder imports itself through folders that are not inside it',
    severity: 'error',
    scope: 'folder',
    from: { path: `^${folder}/` },
    to: { circular: true },
  },
];

/** A package imports itself and the packages listed for it. Unit tests may also import helpers of `tests/` and JSON. */
export const createWorkspaceRules = (workspaces: Workspaces): Rule[] =>
  Object.entries(workspaces).flatMap(([name, known]) => {
    const others = ['functions', 'web', 'admin', 'domain', 'client', 'tools', 'lab'].filter(
      (one) => one !== name && !known.includes(one),
    );
    const comment =
      known.length === 0
        ? `${name} imports no other package`
        : `${name} imports no other packages than ${known.join(', ')}`;
    return [
      error(
        `workspace-${name}`,
        comment,
        { path: `^${name}/`, pathNot: '[.]test[.]tsx?$' },
        { path: `^(?:@bigorna/)?${toPattern([...others, 'tests'])}/` },
      ),
      error(
        `workspace-${name}-tests`,
        `in tests, ${comment}`,
        { path: `^${name}/.*[.]test[.]tsx?$` },
        { path: `^(?:@bigorna/)?${toPattern(others)}/`, pathNot: '[.]json$' },
      ),
    ];
  });

/** Sources in a folder import no package with one of these name prefixes. */
export const createPackageRule = (folder: string, forbidden: readonly string[]): Rule =>
  error(
    `packages-of-${toRuleName(folder)}`,
    `${folder} imports no ${forbidden.join(', ')}`,
    { path: `^${folder}/` },
    { path: `(?:^|node_modules/)${toPattern(forbidden)}` },
  );

/** No subfolder imports another subfolder of the same folder. */
export const createSeparateRule = (folder: string): Rule =>
  error(
    `separate-${toRuleName(folder)}`,
    `no folder of ${folder} imports another`,
    { path: `^${folder}/([^/]+)/` },
    { path: `^${folder}/`, pathNot: `^${folder}/$1/` },
  );

/** Files of `from` import nothing of `to`; both are patterns of paths. */
export const createForbiddenRule = (name: string, from: string, to: string): Rule =>
  error(name, `${from} imports nothing of ${to}`, { path: from }, { path: to });

/** `folder` imports itself and nothing else inside `around`. */
export const createIsolatedRule = (folder: string, around: string): Rule =>
  error(
    `isolated-${toRuleName(folder)}`,
    `${folder} imports nothing else of ${around}`,
    { path: `^${folder}/` },
    { path: `^${around}/`, pathNot: `^${folder}/` },
  );

/** The tables of endpoints import no schemas, because the site's first load imports the tables. */
export const createEndpointTableRule = (): Rule =>
  error(
    'endpoint-tables',
    'a table of domain/endpoints/ imports no *.schemas.ts and no entities, except types',
    { path: '^domain/endpoints/', pathNot: '[.](?:schemas|test)[.]ts$' },
    { path: '[.]schemas[.]ts$|^domain/entities/', dependencyTypesNot: ['type-only'] },
  );
