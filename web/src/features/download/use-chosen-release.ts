import type { ModPage } from '@bigorna/domain/endpoints/mods';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type Offer, offeredRelease } from '#app/mods/offered-release.ts';
import { gameAskedFor, usePageGame } from '#app/mods/page-game.ts';
import { type DownloadChoice, paths } from '#app/paths.ts';

/** What the address says, as far as the mod has it. */
const choiceOf = (mod: ModPage, search: string): DownloadChoice => {
  const params = new URLSearchParams(search);
  const { version, loader } = gameAskedFor(search);
  return {
    direct: params.get('direct') === '1',
    release: mod.releases.find(({ id }) => id === params.get('release'))?.id,
    v: version,
    g: loader,
  };
};

/** Which release the page downloads: the one that the address names, else the one that fits the game; and how to take another. */
export const useChosenRelease = (mod: ModPage) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { game } = usePageGame();
  const choice = choiceOf(mod, search);
  const canonical = paths.download(mod.slug, choice);
  const here = pathname + search;
  useEffect(() => {
    if (canonical !== here) navigate(canonical, { replace: true, preventScrollReset: true });
  }, [canonical, here, navigate]);
  const named = mod.releases.find(({ id }) => id === choice.release);
  const offer: Offer | undefined = named ? { release: named, fits: undefined } : offeredRelease(mod, game);
  const choose = (release: string): void =>
    void navigate(paths.download(mod.slug, { ...choice, direct: false, release }), {
      replace: true,
      preventScrollReset: true,
    });
  return { offer, choice, choose };
};
