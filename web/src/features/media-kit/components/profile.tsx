import type { PublicMediaKit } from '@bigorna/domain/endpoints/portal';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Markdown } from '#app/markdown.tsx';
import { paths } from '#app/paths.ts';
import { useDescription } from '#app/use-description.ts';
import { useLocale } from '#i18n/locale-provider.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { StudioScene } from '#ui/scene/studio-scene.tsx';
import { Sprite } from '#ui/sprite.tsx';

const messages = defineMessages({
  talk: { id: 'mediaKit.talk', defaultMessage: 'Propor uma parceria' },
  files: { id: 'mediaKit.toFiles', defaultMessage: 'Arquivos da marca' },
});

/** Who runs the portal, in their own words. */
export const Profile = ({ kit }: { kit: PublicMediaKit }) => {
  const { locale } = useLocale();
  useDescription(kit.headline);
  const foreign = kit.lang === locale ? undefined : kit.lang;
  return (
    <div className="hero kit-profile">
      <div className="wrap">
        <div>
          <div className="kit-name">
            <Sprite name={kit.full_name} className="kit-sprite" />
            <h1>{kit.full_name}</h1>
          </div>
          <p className="kit-headline" lang={foreign}>
            {kit.headline}
          </p>
          <div lang={foreign}>
            <Markdown>{kit.about}</Markdown>
          </div>
          <p className="kit-ways">
            <ButtonLink variant="primary" size="big" to={paths.mediaKitContact}>
              <FormattedMessage {...messages.talk} />
            </ButtonLink>
            <ButtonLink variant="ghost" size="big" to={{ hash: 'brand' }}>
              <FormattedMessage {...messages.files} />
            </ButtonLink>
          </p>
        </div>
        <StudioScene />
      </div>
    </div>
  );
};
