import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';
import { defineMessages } from 'react-intl';
import { useAvatar } from '../use-avatar.ts';
import { AvatarEditor } from './avatar-editor.tsx';
import { Identity } from './identity.tsx';
import { ProfileForm } from './profile-form.tsx';
import { PublicPage } from './public-page.tsx';
import { Section } from './section.tsx';

const messages = defineMessages({
  lead: { id: 'profile.lead.profile', defaultMessage: 'Sua foto e sua bio.' },
});

/** The member's identity: read-only facts, avatar and editable fields. */
export const ProfileSection = ({ user }: { user: CurrentUser }) => {
  const avatar = useAvatar();
  return (
    <Section id="profile" lead={messages.lead}>
      <div className="panel grid grid-cols-1 gap-6">
        <div className="grid gap-6 min-[52rem]:grid-cols-[minmax(0,1fr)_minmax(0,15rem)]">
          <AvatarEditor user={user} avatar={avatar} />
          <Identity user={user} />
        </div>
        <hr className="border-line" />
        <ProfileForm user={user} avatar={avatar} />
        <hr className="border-line" />
        <PublicPage user={user} />
      </div>
    </Section>
  );
};
