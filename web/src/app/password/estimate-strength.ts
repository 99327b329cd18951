import { BRAND } from '@bigorna/domain/brand';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { personalWords, type Strength, strengthOf } from './strengths.ts';

/** An estimate's time grows faster than the password; nobody guesses beyond this length. */
const LENGTH_MAX = 100;

/** What the site's visitors are tempted to take, beyond the world's common passwords. */
const HERE = [BRAND.name.toLowerCase(), 'minecraft', 'senha', 'mods', 'addons', 'creeper', 'enderman', 'steve'];

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, here: HERE },
  graphs: adjacencyGraphs,
  maxLength: LENGTH_MAX,
});

/**
 * How hard a password is to guess.
 *
 * @param about what is known of its owner: names, addresses.
 */
export const estimateStrength = (password: string, about: readonly string[]): Strength =>
  strengthOf(estimator.check(password, personalWords(about)).score);
