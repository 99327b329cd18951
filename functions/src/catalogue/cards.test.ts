import { LOCALES } from '@bigorna/domain/locales';
import { expect, it } from 'vitest';
import { JSON_FIELDS } from './cards.ts';
import { SCHEMA_VERSION } from './engine/schema.ts';

it('a change of the stored card fields or of the locales requires a new schema version', () => {
  // The index also stores the names of categories and tags in each locale.
  // If this fails, increase SCHEMA_VERSION, then change the values here.
  expect({ version: SCHEMA_VERSION, locales: LOCALES.join(), fields: JSON_FIELDS.join() }).toEqual({
    version: 10,
    locales: 'pt-BR,pt-PT,en-US,es-ES,fr-FR,zh-CN',
    fields:
      'title,author,short_description,language,content_type,access,featured,version,minecraft_version,loader,side,file_size,categories,tags,thumbnail_url,published_at,released_at,deleted_at,submitted_at',
  });
});
