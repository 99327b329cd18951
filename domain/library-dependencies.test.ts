import { describe, expect, it } from 'vitest';
import { mergeLibraryDependencies } from './library-dependencies.ts';

type Kind = 'required' | 'optional' | 'incompatible';
const need = (mod_id: string, kind: Kind = 'required', range = '*') => ({ mod_id, kind, range });
const mergeIds = (...ids: string[]) => mergeLibraryDependencies(ids.map((id) => need(id))).map(({ mod_id }) => mod_id);

describe('dependencies on libraries with several ids', () => {
  it.each([
    ['fabric-api', ['fabric', 'fabric-api', 'fabric-api-base', 'fabric-command-api-v2', 'Fabric-Renderer-Indigo']],
    ['fabric-api', ['fabric-rendering-v1', 'fabric-events-interaction-v0', 'fabric-api-deprecated']],
    ['forgified-fabric-api', ['fabric_api', 'fabric_api_base', 'fabric_command_api_v2']],
    ['quilted-fabric-api', ['quilted_fabric_api', 'qsl', 'quilt_base', 'quilted_fabric_command_api_v2']],
    ['quilted-fabric-api', ['quilt_advancement', 'quilt_biome', 'quilt_entity_events', 'quilt_status_effect']],
    ['cardinal-components-api', ['cardinal-components', 'cardinal-components-base', 'cardinal-components-entity']],
  ])('become one on %s (R133)', (library, ids) => {
    expect(mergeIds(...ids)).toEqual([library]);
    expect(mergeIds('outra', ...ids, 'mais')).toEqual(['outra', library, 'mais']);
  });

  it('leave other mods as they are (R133)', () => {
    const ids = [
      ...['fabric-language-kotlin', 'fabric-permissions-api-v0', 'fabric_permissions_api_v0', 'fabricloader'],
      ...['quilt_loader', 'quilt_kotlin_libraries', 'quilt_loading_screen', 'architectury', 'fabric-', ''],
    ];
    expect(mergeIds(...ids)).toEqual(ids);
  });

  it('keep the strictest kind and the range of the library itself (R133)', () => {
    const merge = (...dependencies: ReturnType<typeof need>[]) => mergeLibraryDependencies(dependencies);
    expect(
      merge(
        need('fabric-api-base', 'optional', '>=0.4'),
        need('fabric', 'required'),
        need('fabric-api', 'optional', '>=0.9'),
      ),
    ).toEqual([need('fabric-api', 'required', '>=0.9')]);
    expect(merge(need('fabric-api', 'optional', '>=0.9'), need('fabric', 'required', '>=0.8'))).toEqual([
      need('fabric-api', 'required', '>=0.8'),
    ]);
    expect(merge(need('fabric-rendering-v1', 'optional', '>=2'))).toEqual([need('fabric-api', 'optional', '*')]);
  });

  it('keep incompatible versions apart, and incompatible modules as they are (R133)', () => {
    const dependencies = [
      need('fabric', 'incompatible', '<0.9'),
      need('fabric-rendering-v0', 'incompatible'),
      need('fabric-api-base'),
    ];
    expect(mergeLibraryDependencies(dependencies)).toEqual([
      need('fabric-api', 'incompatible', '<0.9'),
      need('fabric-rendering-v0', 'incompatible'),
      need('fabric-api', 'required'),
    ]);
  });

  it('are none for a module of the same library (R133)', () => {
    const dependencies = [need('fabric-api-base'), need('outra')];
    expect(mergeLibraryDependencies(dependencies, 'fabric-networking-api-v1')).toEqual([need('outra')]);
    expect(mergeLibraryDependencies(dependencies, 'prova')).toHaveLength(2);
  });
});
