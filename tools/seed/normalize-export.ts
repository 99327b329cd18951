import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BASE } from './dates.ts';

const storedFile = z.looseObject({ name: z.string(), md5Hash: z.string() });
const accountsFile = z.looseObject({ users: z.array(z.looseObject({ localId: z.string(), createdAt: z.string() })) });

const toId = (name: string): string => createHash('sha256').update(name).digest('hex').slice(0, 32);

/** Renames files after their path in the bucket, and sets the dates of the data set. */
const normalizeStorage = async (folder: string): Promise<void> => {
  const [metadata, blobs] = [join(folder, 'metadata'), join(folder, 'blobs')];
  for (const file of await readdir(metadata)) {
    const facts = storedFile.parse(JSON.parse(await readFile(join(metadata, file), 'utf8')));
    const id = toId(facts.name);
    const fixed = {
      ...facts,
      generation: BASE.getTime(),
      etag: toId(`${facts.name}:${facts.md5Hash}`),
      timeCreated: BASE.toISOString(),
      updated: BASE.toISOString(),
    };
    await writeFile(join(metadata, file), JSON.stringify(fixed, null, 2));
    await rename(join(metadata, file), join(metadata, `${id}.json`));
    await rename(join(blobs, file.slice(0, -'.json'.length)), join(blobs, id));
  }
};

/**
 * Sets `validSince` to the account's creation, because tokens older than `validSince` are rejected. With the seeding
 * time, a machine with an earlier clock could not sign in.
 */
const normalizeAccounts = async (file: string): Promise<void> => {
  const accounts = accountsFile.parse(JSON.parse(await readFile(file, 'utf8')));
  const users = accounts.users.map((user) => ({
    ...user,
    passwordUpdatedAt: Number(user.createdAt),
    validSince: String(Math.floor(Number(user.createdAt) / 1000)),
  }));
  await writeFile(file, JSON.stringify({ ...accounts, users }, null, 2));
};

/** Removes the run's time from an export, so that a second export changes only with the data set. */
export const normalizeExport = async (folder: string): Promise<void> => {
  await normalizeStorage(join(folder, 'storage_export'));
  await normalizeAccounts(join(folder, 'auth_export', 'accounts.json'));
};
