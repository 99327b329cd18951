import { BRAND } from '@bigorna/domain/brand';
import { defineMessages } from 'react-intl';
import { Link } from 'react-router-dom';
import { translate } from '#shared/i18n/translate.tsx';
import { paths } from '#shared/routing/paths.ts';
import { Anvil } from '#shared/ui/anvil.tsx';
import { Frame } from '../frame.tsx';
import { LanguageControl } from '../language-control.tsx';
import { ThemeControl } from '../theme-control.tsx';
import { SessionBar } from './session-bar.tsx';
import './media-kit-layout.css';
import '#features/media-kit/media-kit.css';
import { MediaKitFooter } from './media-kit-footer.tsx';

const messages = defineMessages({ area: { id: 'mediaKit.area', defaultMessage: 'Mídia kit' } });

/** The media kit's header: brand, language, theme and session. */
const MediaKitHeader = () => (
  <header className="kit-header">
    <div className="wrap">
      <Link to={paths.mediaKit} className="brand">
        <Anvil />
        <span>{BRAND.name}</span>
        <span className="kit-area">{translate(messages.area)}</span>
      </Link>
      <span className="flex">
        <LanguageControl />
        <ThemeControl />
      </span>
      <SessionBar />
    </div>
  </header>
);

/** Layout of the media kit: pages for press and partners, separate from the catalogue. */
export const Component = () => <Frame header={<MediaKitHeader />} footer={<MediaKitFooter />} />;
