import { BRAND } from '@bigorna/domain/brand';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { LanguageControl } from '#app/layout/language-control.tsx';
import { ThemeControl } from '#app/layout/theme-control.tsx';
import { paths } from '#app/paths.ts';
import { Anvil } from '#ui/anvil.tsx';
import { SessionBar } from './session-bar.tsx';

const messages = defineMessages({ area: { id: 'mediaKit.area', defaultMessage: 'Mídia kit' } });

/** The area's own bar: brand, language, theme, and who is here. */
export const MediaKitHeader = () => (
  <header className="kit-header">
    <div className="wrap">
      <Link to={paths.mediaKit} className="brand">
        <Anvil />
        <span>{BRAND.name}</span>
        <span className="kit-area">
          <FormattedMessage {...messages.area} />
        </span>
      </Link>
      <span className="kit-choices">
        <LanguageControl />
        <ThemeControl />
      </span>
      <SessionBar />
    </div>
  </header>
);
