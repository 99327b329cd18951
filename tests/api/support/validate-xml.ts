import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const FOLDER = join(import.meta.dirname, 'schemas');
const EXTENSIONS = { 'atom.rng': 'relaxng', 'sitemap.xsd': 'schema', 'siteindex.xsd': 'schema' } as const;

const readSchema = async (name: string) => ({
  fileName: name,
  contents: await readFile(join(FOLDER, name), 'utf8'),
});

/** What libxml2 finds wrong in a document: it is not well-formed, or does not match the schema. */
export const findXmlFaults = async (schema: keyof typeof EXTENSIONS, xml: string): Promise<string[]> => {
  const { valid, errors, rawOutput } = await validateXML({
    xml: { fileName: 'document.xml', contents: xml },
    schema: await readSchema(schema),
    preload: [await readSchema('sitemap-image.xsd')],
    extension: EXTENSIONS[schema],
  });
  return valid ? [] : [...errors.map(({ message }) => message), rawOutput];
};
