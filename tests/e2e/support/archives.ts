import { strToU8, zipSync } from 'fflate';

/** What a mod's own manifest says of it. */
interface FabricManifest {
  id: string;
  version: string;
  name: string;
  /** By the mods' names. */
  depends?: Record<string, string>;
}

const CLASS_FILE = new Uint8Array([0xca, 0xfe, 0xba, 0xbe, 0, 0, 0, 65]);

const jar = (entries: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(entries));

const manifestOf = (manifest: FabricManifest): Uint8Array =>
  strToU8(JSON.stringify({ schemaVersion: 1, license: 'MIT', authors: ['Prova'], ...manifest }));

/** A mod for Fabric, as a build makes it. */
export const fabricJar = (manifest: FabricManifest): Buffer =>
  jar({ 'fabric.mod.json': manifestOf(manifest), [`${manifest.id}/Main.class`]: CLASS_FILE });

/** A mod that would write outside the folder it is unpacked into. */
export const escapingJar = (manifest: FabricManifest): Buffer =>
  jar({ 'fabric.mod.json': manifestOf(manifest), '../../fora-da-pasta.txt': strToU8('fora') });
