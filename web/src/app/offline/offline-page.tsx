import { type ReactNode, useEffect, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useIsOffline } from '#shared/browser/use-is-offline.ts';
import { translate } from '#shared/i18n/translate.tsx';
import { useTitle } from '#shared/page/use-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import unplugged from '#shared/ui/scene/unplugged.svg';
import { type CachedMod, getCachedMods } from './cached-pages.ts';

export interface OfflineFallbackProps {
  /** Loads the page again. Also called when the network is back. */
  onRetry: () => void;
  /** Rendered if the code of the offline page cannot be loaded. */
  children: ReactNode;
}

const messages = defineMessages({
  title: { id: 'offlinePage.title', defaultMessage: 'A ponte até a forja caiu' },
  text: {
    id: 'offlinePage.text',
    defaultMessage:
      'Você está sem conexão, e esta página não está salva neste aparelho. Ela abre assim que a internet voltar.',
  },
  retry: { id: 'offlinePage.retry', defaultMessage: 'Tentar novamente' },
  kept: { id: 'offlinePage.kept', defaultMessage: 'O que dá para ler agora' },
});

const CachedMods = ({ mods }: { mods: readonly CachedMod[] }) => (
  <section className="mt-4.5 w-[min(100%,520px)] text-start" aria-labelledby="offline-kept">
    <h2 id="offline-kept">{translate(messages.kept)}</h2>
    <ul>
      {mods.map(({ slug, title, language }) => (
        <li key={slug} className="border-t border-line">
          <Link className="text-link block px-1 py-2.5 wrap-anywhere" to={paths.mod(slug)} lang={language}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** While offline, replaces a page that is not cached. Lists the cached mods and retries when the network is back. */
export const OfflinePage = ({ onRetry }: OfflineFallbackProps) => {
  const intl = useIntl();
  useTitle(intl.formatMessage(messages.title));
  useIsOffline(onRetry);
  const [mods, setMods] = useState<readonly CachedMod[]>([]);
  useEffect(() => void getCachedMods().then(setMods), []);
  return (
    <div className="wrap empty-state py-12">
      <div className="scene" aria-hidden="true">
        <img src={unplugged} alt="" width={640} height={400} />
      </div>
      <h1>{translate(messages.title)}</h1>
      <p>{translate(messages.text)}</p>
      <Button variant="primary" onClick={onRetry}>
        {translate(messages.retry)}
      </Button>
      {mods.length > 0 && <CachedMods mods={mods} />}
    </div>
  );
};
