import type { OwnUser } from '@bigorna/domain/endpoints/auth';
import { defineMessages } from 'react-intl';
import { AvatarEditor } from './avatar-editor.tsx';
import { Identity } from './identity.tsx';
import { ProfileForm } from './profile-form.tsx';
import { Section } from './section.tsx';

const messages = defineMessages({
  lead: { id: 'profile.lead.profile', defaultMessage: 'Sua foto e o que você conta de si.' },
});

/** Who the member is: what stands, the picture, and what they write themselves. */
export const ProfileSection = ({ user }: { user: OwnUser }) => (
  <Section id="profile" lead={messages.lead}>
    <div className="panel grid grid-cols-1 gap-6">
      <div className="profile-identity">
        <AvatarEditor user={user} />
        <Identity user={user} />
      </div>
      <hr className="border-line" />
      <ProfileForm user={user} />
    </div>
  </Section>
);
