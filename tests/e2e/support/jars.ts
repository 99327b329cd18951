import { strToU8, zipSync } from 'fflate';

interface FabricManifest {
  id: string;
  version: string;
  name: string;
  environment?: string;
  /** Version ranges by mod id. */
  depends?: Record<string, string>;
  description?: string;
  contact?: Record<string, string>;
  /** Path of a picture in the jar. */
  icon?: string;
}

const CLASS_FILE = new Uint8Array([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 65]);

const jar = (entries: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(entries));

const encodeManifest = (manifest: FabricManifest): Uint8Array =>
  strToU8(JSON.stringify({ schemaVersion: 1, license: 'MIT', authors: ['Prova'], ...manifest }));

/** A valid Fabric mod, with further files. */
export const buildFabricJar = (manifest: FabricManifest, files: Record<string, Uint8Array> = {}): Buffer =>
  jar({ 'fabric.mod.json': encodeManifest(manifest), [`${manifest.id}/Main.class`]: CLASS_FILE, ...files });

/** A Fabric mod with a path traversal entry. */
export const buildEscapingJar = (manifest: FabricManifest): Buffer =>
  jar({ 'fabric.mod.json': encodeManifest(manifest), '../../fora-da-pasta.txt': strToU8('fora') });
