/** A library that manifests name by several ids. */
interface Library {
  /** The id for all of them. Its slug is the library's usual slug. */
  readonly id: string;
  /** Ids of the whole library. */
  readonly ids: readonly string[];
  /** Whether an id is one of its modules, which players do not install alone. */
  readonly isModule: (id: string) => boolean;
}

/** The modules of the Quilt Standard Libraries, in all game versions from 1.18 to 1.20.3. */
const QSL_MODULES: ReadonlySet<string> = new Set(
  [
    ...['advancement', 'base', 'biome', 'block_content_registry', 'block_entity', 'block_extensions', 'chat'],
    ...['client_command', 'command', 'crash_info', 'data_callback', 'datafixerupper', 'dimension', 'entity'],
    ...['entity_events', 'entity_extensions', 'entity_multipart', 'entity_networking', 'entity_rendering'],
    ...['item_content_registry', 'item_extension', 'item_extensions', 'item_group', 'item_setting', 'lifecycle_events'],
    ...['networking', 'point_of_interest', 'points_of_interest', 'recipe', 'registry', 'registry_entry_attachment'],
    ...['registry_entry_attachments', 'resource_loader', 'screen', 'status_effect', 'surface_rule', 'tags', 'testing'],
    ...['tooltip', 'vehicle', 'villager'],
  ].map((name) => `quilt_${name}`),
);

/** Libraries with several ids. A dependency on any of them is a dependency on the library. */
const LIBRARIES: readonly Library[] = [
  {
    id: 'fabric-api',
    ids: ['fabric-api', 'fabric'],
    // fabric-permissions-api-v0 is a library of its own.
    isModule: (id) =>
      /^fabric-(?:api-base|api-deprecated|renderer-indigo|(?!permissions-api-)[a-z0-9-]+-v\d+)$/.test(id),
  },
  {
    id: 'forgified-fabric-api',
    ids: ['fabric_api', 'forgified-fabric-api'],
    isModule: (id) => /^fabric_(?:api_base|renderer_indigo|(?!permissions_api_)[a-z0-9_]+_v\d+)$/.test(id),
  },
  {
    id: 'quilted-fabric-api',
    ids: ['quilted_fabric_api', 'qsl', 'quilt_standard_libraries'],
    isModule: (id) => /^quilted_fabric_(?:api_base|[a-z0-9_]+_v\d+)$/.test(id) || QSL_MODULES.has(id),
  },
  {
    id: 'cardinal-components-api',
    ids: ['cardinal-components', 'cardinal-components-api'],
    isModule: (id) => /^cardinal-components-(?:base|block|chunk|entity|item|level|scoreboard|util|world)$/.test(id),
  },
];

const findLibrary = (id: string): Library | undefined =>
  LIBRARIES.find(({ ids, isModule }) => ids.includes(id.toLowerCase()) || isModule(id.toLowerCase()));

const isWhole = (id: string): boolean => LIBRARIES.some(({ ids }) => ids.includes(id.toLowerCase()));

interface NamedDependency {
  readonly mod_id: string;
  readonly kind: 'required' | 'optional' | 'incompatible';
  readonly range: string;
}

const isAnyRange = (range: string): boolean => ['', '*'].includes(range.trim());

/** One dependency on a library: the strictest kind, and the first range of the library's own version. */
const mergeOne = <T extends NamedDependency>(id: string, group: readonly T[]): T[] => {
  const sorted = [
    ...group.filter(({ kind }) => kind === 'required'),
    ...group.filter(({ kind }) => kind !== 'required'),
  ];
  // Modules have versions of their own.
  const range = sorted.find((one) => isWhole(one.mod_id) && !isAnyRange(one.range))?.range ?? '*';
  return sorted.slice(0, 1).map((first) => ({ ...first, mod_id: id, range }));
};

/**
 * Merges dependencies on the ids of one library into one dependency. An incompatible module stays as it is: its
 * versions are not those of the library.
 *
 * @param ownId the id of the mod itself: modules of a library do not depend on that library
 */
export const mergeLibraryDependencies = <T extends NamedDependency>(dependencies: readonly T[], ownId = ''): T[] => {
  const ownLibrary = findLibrary(ownId)?.id;
  const groups = Map.groupBy(dependencies, (one) => {
    const library = findLibrary(one.mod_id)?.id;
    if (library === undefined) return one;
    if (one.kind !== 'incompatible') return library;
    return isWhole(one.mod_id) ? `${library} incompatible` : one;
  });
  return [...groups].flatMap(([key, group]) => {
    const [first] = group;
    if (typeof key !== 'string' || first === undefined) return group;
    const id = findLibrary(first.mod_id)?.id ?? first.mod_id;
    return id === ownLibrary ? [] : mergeOne(id, group);
  });
};
