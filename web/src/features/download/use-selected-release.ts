import type { ModPage } from '@bigorna/domain/endpoints/mods.schemas';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseGameParam, usePageGame } from '#shared/mods/page-game.ts';
import { pickNamedRelease } from '#shared/mods/pick-download-release.ts';
import { keepLanguage } from '#shared/routing/language-param.ts';
import { type DownloadChoice, paths } from '#shared/routing/paths.ts';

/** The URL's choice, limited to the mod's releases. */
const parseChoice = (mod: ModPage, search: string): DownloadChoice => {
  const params = new URLSearchParams(search);
  const { version, loader } = parseGameParam(search);
  return {
    direct: params.get('direct') === '1',
    release: mod.releases.find(({ id }) => id === params.get('release'))?.id,
    v: version,
    g: loader,
  };
};

/** The release to download and its setter. The URL's release wins; otherwise a release that fits the game. */
export const useSelectedRelease = (mod: ModPage) => {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { game } = usePageGame();
  const choice = parseChoice(mod, search);
  const canonical = keepLanguage(paths.download(mod.slug, choice), search);
  const currentUrl = pathname + search;
  useEffect(() => {
    if (canonical !== currentUrl) navigate(canonical, { replace: true, preventScrollReset: true });
  }, [canonical, currentUrl, navigate]);
  const offer = pickNamedRelease(mod, choice.release, game);
  const choose = (release: string): void =>
    void navigate(paths.download(mod.slug, { ...choice, direct: false, release }), {
      replace: true,
      preventScrollReset: true,
    });
  return { offer, choice, choose };
};
