import type { PublicChangelogEntry } from '@bigorna/domain/endpoints/portal.schemas';
import { defineMessage, defineMessages, FormattedDate, useIntl } from 'react-intl';
import { useLocale } from '#shared/i18n/locale-provider.tsx';
import { translate } from '#shared/i18n/translate.tsx';
import { useTimeZone } from '#shared/page/rendering.ts';
import { paths } from '#shared/routing/paths.ts';
import { Markdown } from '#shared/text/markdown.tsx';
import { CopyButton } from '#shared/ui/copy-button.tsx';

const messages = defineMessages({ copied: { id: 'changelog.copied', defaultMessage: 'Link copiado' } });
const copy = defineMessage<{ readonly version: string }>({
  id: 'changelog.copy',
  defaultMessage: 'Copiar link da versão {version}',
});
const versionName = defineMessage<{ readonly version: string }>({
  id: 'changelog.version',
  defaultMessage: 'Versão {version}',
});

/** Changes of one version of the site. */
export const ChangelogEntry = ({ entry }: { entry: PublicChangelogEntry }) => {
  const { id, lang, version, date, title, body } = entry;
  const intl = useIntl();
  const { locale } = useLocale();
  const timeZone = useTimeZone();
  const foreign = lang === locale ? undefined : lang;
  return (
    <li id={id} className="news-entry">
      <p className="mb-2 flex items-center gap-x-3 text-text-3">
        <span className="pill min-w-0">{translate(versionName, { version })}</span>
        <time dateTime={date}>
          <FormattedDate value={date} dateStyle="long" timeZone={timeZone} />
        </time>
        <CopyButton
          text={() => `${location.origin}${paths.changelog}#${encodeURIComponent(id)}`}
          label={intl.formatMessage(copy, { version })}
          doneLabel={intl.formatMessage(messages.copied)}
        />
      </p>
      <h2 tabIndex={-1} className="hash-target" lang={foreign}>
        {title}
      </h2>
      <div lang={foreign}>
        <Markdown scope={id}>{body}</Markdown>
      </div>
    </li>
  );
};
