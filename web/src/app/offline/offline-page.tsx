import { useEffect, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import unplugged from '#ui/scene/unplugged.svg';
import { paths } from '../paths.ts';
import { useTitle } from '../use-title.ts';
import { type KeptMod, keptMods } from './kept-pages.ts';
import type { OfflineInsteadProps } from './offline-instead.tsx';
import { useAway } from './use-away.ts';

const messages = defineMessages({
  title: { id: 'offlinePage.title', defaultMessage: 'A ponte até a forja caiu' },
  text: {
    id: 'offlinePage.text',
    defaultMessage:
      'Você está sem conexão, e esta página não está guardada neste aparelho. Ela abre assim que a rede voltar.',
  },
  retry: { id: 'offlinePage.retry', defaultMessage: 'Tentar novamente' },
  kept: { id: 'offlinePage.kept', defaultMessage: 'O que você pode ler agora' },
});

const KeptMods = ({ mods }: { mods: readonly KeptMod[] }) => (
  <section className="offline-kept" aria-labelledby="offline-kept">
    <h2 id="offline-kept">
      <FormattedMessage {...messages.kept} />
    </h2>
    <ul>
      {mods.map(({ slug, title, language }) => (
        <li key={slug}>
          <Link to={paths.mod(slug)} lang={language}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** In the place of a page that is not kept, without a network: says so, offers the mods that are kept, and goes on once it can. */
export const OfflinePage = ({ onRetry }: OfflineInsteadProps) => {
  const intl = useIntl();
  useTitle(intl.formatMessage(messages.title));
  useAway(onRetry);
  const [mods, setMods] = useState<readonly KeptMod[]>([]);
  useEffect(() => void keptMods().then(setMods), []);
  return (
    <div className="wrap empty-state py-12">
      <div className="scene" aria-hidden="true">
        <img src={unplugged} alt="" width={640} height={400} />
      </div>
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <p>
        <FormattedMessage {...messages.text} />
      </p>
      <Button variant="primary" onClick={onRetry}>
        <FormattedMessage {...messages.retry} />
      </Button>
      {mods.length > 0 && <KeptMods mods={mods} />}
    </div>
  );
};
