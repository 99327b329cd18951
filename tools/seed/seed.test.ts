import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CATEGORIES, LOADERS, SIDES } from '@bigorna/domain/catalogue-terms';
import {
  COMMENT_KINDS,
  comment,
  downloader,
  getUsefulMarkId,
  rating,
  usefulMark,
  vote,
} from '@bigorna/domain/entities/member';
import { countsBucket, feedback, mod, modDetails, page } from '@bigorna/domain/entities/mod';
import { siteStats } from '@bigorna/domain/entities/portal';
import { release } from '@bigorna/domain/entities/release';
import { INITIAL_GAME_VERSIONS } from '@bigorna/domain/game-versions';
import { toDay } from '@bigorna/domain/trending';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { isManifest } from '../../functions/src/files/archives/manifests/manifest-paths.ts';
import { readManifests } from '../../functions/src/files/archives/manifests/read-manifests.ts';
import { ROOT } from '../shared/paths.ts';
import { NAMED_ACCOUNTS, SEED_ACCOUNTS } from './accounts.ts';
import { buildDocuments } from './build/data-set.ts';
import { computeDigest } from './digest.ts';
import { readPictures } from './pictures.ts';

const data = buildDocuments();
const at = (shape: RegExp) => [...data.documents].filter(([path]) => shape.test(path));
const mods = at(/^mods\/[^/]+$/).map(([path, fields]) => ({ id: path.slice('mods/'.length), ...mod.parse(fields) }));
const approved = mods.filter(({ status }) => status === 'approved');
const releases = at(/^mods\/[^/]+\/releases\/[^/]+$/).map(([path, fields]) => ({ path, ...release.parse(fields) }));
const getBytes = (path: string): Uint8Array => {
  const { storage_path } = z.object({ storage_path: z.string() }).parse(data.documents.get(`${path}/private/file`));
  const file = data.files.get(storage_path);
  if (!file) throw new Error(`no file at ${storage_path}`);
  return file.bytes;
};

/** Versions of mods and of the game in a text. */
const findVersions = (text: string): string[] => text.match(/\d+\.\d+\.\d+(?:-[a-z]+\.\d+)?/g) ?? [];

describe('generator', () => {
  it('creates the same data each time, equal to the source of emulator-data/', async () => {
    const digest = computeDigest(data, SEED_ACCOUNTS);
    expect(computeDigest(buildDocuments(), SEED_ACCOUNTS)).toBe(digest);
    const stored = await readFile(join(ROOT, 'emulator-data', 'DIGEST'), 'utf8');
    expect(stored).toContain(`data       ${digest}\n`);
  });

  it('gets another digest when a document changes', () => {
    const changed = new Map(data.documents).set('stats/site', { downloads: 1, mods: 1, users: 1 });
    expect(computeDigest({ documents: changed, files: data.files }, SEED_ACCOUNTS)).not.toBe(
      computeDigest(data, SEED_ACCOUNTS),
    );
  });
});

describe('mods and addons', () => {
  it('exist in sufficient number for visitors and testers', () => {
    expect(approved.filter(({ content_type }) => content_type === 'mod').length).toBeGreaterThanOrEqual(80);
    expect(approved.filter(({ content_type }) => content_type === 'addon').length).toBeGreaterThanOrEqual(40);
    expect(releases.length).toBeGreaterThanOrEqual(200);
    expect(mods.filter(({ status }) => status === 'pending').length).toBeGreaterThanOrEqual(8);
    expect(approved.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(6);
    expect(approved.some(({ access }) => access === 'premium')).toBe(true);
    expect(releases.filter(({ external }) => external)).toHaveLength(1);
    for (const status of ['draft', 'rejected', 'archived']) expect(mods.map((one) => one.status)).toContain(status);
  });

  it.each(CATEGORIES)('exist in the category %s', (category) => {
    expect(approved.filter(({ categories }) => categories.includes(category)).length).toBeGreaterThanOrEqual(3);
  });

  it('have a page if and only if approved', () => {
    const pages = at(/^pages\//).map(([path, fields]) => ({ id: path.slice('pages/'.length), ...page.parse(fields) }));
    expect(pages.map(({ id }) => id).sort()).toEqual(approved.map(({ id }) => id).sort());
    for (const { description, releases: shown } of pages) {
      expect(description.length).toBeGreaterThan(300);
      expect(shown.length).toBeGreaterThan(0);
    }
  });

  it('have a reason if rejected', () => {
    for (const { id } of mods.filter(({ status }) => status === 'rejected')) {
      expect(data.documents.get(`mods/${id}/private/moderation`)).toMatchObject({
        reason: expect.stringMatching(/\.$/),
      });
    }
  });
});

describe('mods with texts as authors write them', () => {
  const getDetails = (id: string) => modDetails.parse(data.documents.get(`mods/${id}/private/details`));

  it('include one with a wide table, HTML, links inside, long lines, emoji and a picture', () => {
    const texts = approved.map(({ id }) => getDetails(id).description).filter((text) => text.includes('<p align='));
    expect(texts).toHaveLength(1);
    const [text = ''] = texts;
    const lines = text.split('\n');
    expect(lines.some((line) => line.split('|').length === 8)).toBe(true);
    expect(lines).toContainEqual(expect.stringMatching(/^\/jangada.{92}$/));
    expect(lines).toContainEqual(expect.stringMatching(/^\w{80}$/));
    for (const part of ['<!--', '<br>', '/give <jogador> <item>.', '](#perguntas-frequentes)', '💧'])
      expect(text).toContain(part);
    const [, picture = ''] = /!\[[^\]]*\]\(\/([^)]*)\)/.exec(text) ?? [];
    expect(readPictures().map(({ path }) => path)).toContain(picture);
  });

  it('include one in Chinese, with an address in Latin letters', () => {
    const [{ id, title, slug } = { id: '', title: '', slug: '' }, ...others] = approved.filter(
      ({ language }) => language === 'zh-CN',
    );
    expect(others).toEqual([]);
    expect([title, slug]).toEqual(['熔炉助手', 'rong-lu-zhu-shou']);
    expect(getDetails(id).description).toContain('## 主要功能');
  });

  it('include one whose tenth beta is newer than its ninth', () => {
    expect(approved.map(({ version }) => version)).toContain('1.0.0-beta10');
  });
});

describe('release files', () => {
  const hosted = releases.filter(({ external }) => !external);

  it('have the size and hashes of their documents', () => {
    for (const { path, file_size, sha256, sha512 } of hosted) {
      const bytes = getBytes(path);
      expect(bytes.length).toBe(file_size);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
      expect(createHash('sha512').update(bytes).digest('hex')).toBe(sha512);
    }
  });

  it('cover each loader', () => {
    expect(new Set(releases.flatMap(({ loaders }) => loaders))).toEqual(new Set(LOADERS));
  });

  it('contain the manifest of each loader', () => {
    const manifests = {
      fabric: 'fabric.mod.json',
      quilt: 'quilt.mod.json',
      forge: 'META-INF/mods.toml',
      neoforge: 'META-INF/neoforge.mods.toml',
      liteloader: 'litemod.json',
    } as const;
    for (const { path, loaders, version, file_name } of hosted.filter((one) => one.file_name.endsWith('.jar'))) {
      const entries = unzipSync(getBytes(path));
      for (const loader of loaders) {
        if (loader === 'bedrock') throw new Error(`${file_name} is for Bedrock`);
        const manifest = entries[manifests[loader]];
        expect(manifest && strFromU8(manifest), `${file_name}: ${loader}`).toContain(version);
      }
    }
  });

  it('declare the same side as their documents', () => {
    for (const { path, side, file_name } of hosted) {
      const entries = Object.entries(file_name.endsWith('.jar') ? unzipSync(getBytes(path)) : {});
      const manifests = entries
        .filter(([name]) => isManifest(name, 0))
        .map(([name, bytes]) => [name, strFromU8(bytes)] as const);
      expect(
        readManifests({ manifests: new Map(manifests), hasJava: true }, INITIAL_GAME_VERSIONS).fields.side,
        file_name,
      ).toBe(side);
    }
    expect(new Set(mods.map(({ side }) => side))).toEqual(new Set([...SIDES, null]));
  });

  it('contain two packs in each .mcaddon, which reference each other', () => {
    const manifest = z.object({
      header: z.object({ uuid: z.uuid() }),
      modules: z.array(z.object({ type: z.string() })),
      dependencies: z.array(z.object({ uuid: z.uuid() })),
    });
    const addons = hosted.filter(({ file_name }) => file_name.endsWith('.mcaddon'));
    expect(addons.length).toBeGreaterThan(20);
    for (const { path } of addons) {
      const packs = Object.values(unzipSync(getBytes(path))).map((pack) =>
        manifest.parse(JSON.parse(strFromU8(unzipSync(pack)['manifest.json'] ?? new Uint8Array()))),
      );
      expect(packs.map(({ modules }) => modules[0]?.type)).toEqual(['data', 'resources']);
      expect(packs[0]?.dependencies[0]?.uuid).toBe(packs[1]?.header.uuid);
      expect(packs[1]?.dependencies[0]?.uuid).toBe(packs[0]?.header.uuid);
    }
  });
});

describe('counts', () => {
  const modCountsById = new Map(
    at(/^counts\//).flatMap(([path, fields]) =>
      Object.entries(countsBucket.parse(fields).mods).map(([id, counts]) => [
        id,
        { bucket: path.split('/')[1], ...counts },
      ]),
    ),
  );
  const getFeedback = (id: string) => feedback.parse(data.documents.get(`feedback/${id}`));
  const documentsUnder = (id: string, collection: string) => at(new RegExp(`^mods/${id}/${collection}/`));

  it('are in the bucket that the mod names', () => {
    expect([...modCountsById.keys()].sort()).toEqual(approved.map(({ id }) => id).sort());
    for (const { id, counts_bucket } of approved) expect(modCountsById.get(id)?.bucket).toBe(counts_bucket);
  });

  it('match the totals of the portal', () => {
    const downloads = [...modCountsById.values()].reduce((sum, counts) => sum + counts.downloads, 0);
    const stats = siteStats.parse(data.documents.get('stats/site'));
    expect(stats).toEqual({ downloads, mods: approved.length, users: SEED_ACCOUNTS.length });
  });

  it('match the favorites, comments and ratings', () => {
    const marked = new Map<string, number>();
    for (const [path] of at(/^users\/[^/]+\/favorites\//)) {
      const id = path.split('/').at(-1) ?? '';
      marked.set(id, (marked.get(id) ?? 0) + 1);
    }
    for (const { id } of approved) {
      const stars = documentsUnder(id, 'ratings').map(([, fields]) => rating.parse(fields).stars);
      const shown = documentsUnder(id, 'comments').filter(
        ([, fields]) => fields.hidden === false && fields.parent === null,
      );
      expect(modCountsById.get(id), id).toMatchObject({
        favorites: marked.get(id) ?? 0,
        comments: shown.length,
        ratings: stars.length,
        stars: stars.reduce((sum, given) => sum + given, 0),
      });
      const given = Object.fromEntries(
        [1, 2, 3, 4, 5].map((many) => [many, stars.filter((one) => one === many).length]),
      );
      expect(getFeedback(id).stars, id).toEqual(given);
    }
  });

  it('match the replies and useful marks of each comment (R106)', () => {
    const marks = new Map<string, number>();
    for (const [path, fields] of at(/^users\/[^/]+\/useful\//)) {
      const { mod_id, comment_id } = usefulMark.parse(fields);
      expect(path.endsWith(`/useful/${getUsefulMarkId(mod_id, comment_id)}`)).toBe(true);
      const marked = `mods/${mod_id}/comments/${comment_id}`;
      expect(path).not.toContain(comment.parse(data.documents.get(marked)).uid);
      marks.set(marked, (marks.get(marked) ?? 0) + 1);
    }
    expect(marks.size).toBeGreaterThan(10);
    const comments = at(/\/comments\//).map(([path, fields]) => ({ path, ...comment.parse(fields) }));
    const replies = Map.groupBy(
      comments.filter(({ parent }) => parent !== null),
      ({ path, parent }) => path.replace(/[^/]+$/, parent ?? ''),
    );
    expect(replies.size).toBeGreaterThan(10);
    for (const { path, replies: counted, useful } of comments)
      expect({ path, counted, useful }).toEqual({
        path,
        counted: replies.get(path)?.length ?? 0,
        useful: marks.get(path) ?? 0,
      });
  });

  it('match the votes, by release and day', () => {
    const voted = at(/\/votes\//);
    expect(voted.length).toBeGreaterThan(200);
    const counted = approved.flatMap(({ id }) =>
      Object.entries(getFeedback(id).releases).flatMap(([releaseId, { days }]) =>
        Object.entries(days).map(([day, count]) => [`mods/${id}/releases/${releaseId}/votes ${day}`, count] as const),
      ),
    );
    const sums = new Map<string, { works: number; broken: number }>();
    for (const [path, fields] of voted) {
      const { works, voted_at } = vote.parse(fields);
      const key = `${path.slice(0, path.lastIndexOf('/'))} ${toDay(voted_at)}`;
      const sum = sums.get(key) ?? { works: 0, broken: 0 };
      sum[works ? 'works' : 'broken'] += 1;
      sums.set(key, sum);
    }
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(sums));
  });

  it('include no rating or vote from before the member’s first download of the mod', () => {
    for (const [path, fields] of [...at(/\/ratings\//), ...at(/\/votes\//)]) {
      const [, id, , , , voter] = path.split('/');
      const uid = voter ?? path.split('/').at(-1);
      const had = downloader.parse(data.documents.get(`mods/${id}/downloaders/${uid}`));
      const judged = 'works' in fields ? vote.parse(fields).voted_at : rating.parse(fields).rated_at;
      expect(judged.getTime(), path).toBeGreaterThanOrEqual(had.first_at.getTime());
    }
  });

  it('include only comments about versions that existed when they were written (R106)', () => {
    const named: string[] = [];
    for (const [path, fields] of at(/\/comments\//)) {
      const { text, release: about, created_at, reply } = comment.parse(fields);
      const modPath = path.slice(0, path.indexOf('/comments/'));
      const texts = [
        { versions: [...findVersions(text), ...(about === null ? [] : [about])], at: created_at },
        ...(reply === null ? [] : [{ versions: findVersions(reply.text), at: reply.created_at }]),
      ];
      for (const { versions, at: written } of texts) {
        const existing = releases
          .filter((one) => one.path.startsWith(`${modPath}/releases/`) && one.published_at <= written)
          .flatMap(({ version, game_versions }) => [version, ...game_versions]);
        named.push(...versions);
        for (const version of versions) expect(existing, `${path}, ${written.toISOString()}`).toContain(version);
      }
    }
    expect(named.length).toBeGreaterThan(100);
  });

  it('include comments of every kind (R106)', () => {
    const kinds = at(/\/comments\//).map(([, fields]) => comment.parse(fields).kind);
    expect([...new Set(kinds)].toSorted()).toEqual([...COMMENT_KINDS].toSorted());
  });
});

describe('accounts', () => {
  it('cover each role and state', () => {
    expect(
      NAMED_ACCOUNTS.map(({ username, role, is_verified, ban_reason }) => [username, role, is_verified, !!ban_reason]),
    ).toEqual([
      ['super', 'super_admin', true, false],
      ['admin', 'admin', true, false],
      ['moderador', 'moderator', true, false],
      ['jogador', 'user', true, false],
      ['novato', 'user', false, false],
      ['banido', 'user', true, true],
    ]);
    expect(SEED_ACCOUNTS.length).toBeGreaterThanOrEqual(36);
  });

  it('each have an account document, a profile and a username', () => {
    for (const { uid, username } of SEED_ACCOUNTS) {
      expect(data.documents.has(`users/${uid}`)).toBe(true);
      expect(data.documents.has(`profiles/${uid}`)).toBe(true);
      expect(data.documents.get(`usernames/${username.toLowerCase()}`)).toMatchObject({ uid });
    }
  });
});
