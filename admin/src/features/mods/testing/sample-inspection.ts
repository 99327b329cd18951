import type { Inspection } from '@bigorna/domain/endpoints/admin/releases.schemas';

/** Inspection of a file in tests. */
export const createInspection = ({
  fields,
  ...values
}: Partial<Omit<Inspection, 'fields'>> & { fields?: Partial<Inspection['fields']> } = {}): Inspection => ({
  slot: 'a'.repeat(16),
  file_name: 'forja.jar',
  size: 1,
  sha256: 'a'.repeat(64),
  sha512: 'a'.repeat(128),
  content_type: 'mod',
  verdict: 'clear',
  findings: [],
  has_icon: false,
  ...values,
  fields: {
    manifest: 'fabric.mod.json',
    mod_id: 'forja',
    name: 'Forja',
    version: '2.0.0-beta.1',
    description: '',
    license: 'MIT',
    authors: [],
    loaders: ['fabric', 'bedrock'],
    game_versions: ['1.21.1'],
    game_ranges: ['1.21.1'],
    side: 'client',
    dependencies: [],
    links: { source: null, issues: null, site: null },
    ...fields,
  },
});
