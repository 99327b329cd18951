import { defineMessages, FormattedMessage } from 'react-intl';
import { UnsavedGuard } from '#app/unsaved-guard/unsaved-guard.tsx';
import { useAuth } from '#session/auth-context.tsx';
import { DataSection } from './components/data-section.tsx';
import { DeletionSection } from './components/deletion-section.tsx';
import { EmailSection } from './components/email-section.tsx';
import { NotificationsSection } from './components/notifications-section.tsx';
import { PasswordSection } from './components/password-section.tsx';
import { PreferencesSection } from './components/preferences-section.tsx';
import { ProfileSection } from './components/profile-section.tsx';
import { SectionNav } from './components/section-nav.tsx';

const messages = defineMessages({
  title: { id: 'profile.title', defaultMessage: 'Editar perfil' },
});

/** Everything a member can change of their account, section by section; each saves by itself. */
export const Component = () => {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <UnsavedGuard>
      <div className="wrap profile-page">
        <h1>
          <FormattedMessage {...messages.title} />
        </h1>
        <SectionNav />
        <div className="grid grid-cols-1 gap-12">
          <ProfileSection user={user} />
          <EmailSection user={user} />
          <PasswordSection />
          <PreferencesSection />
          <NotificationsSection user={user} />
          <DataSection />
          <DeletionSection />
        </div>
      </div>
    </UnsavedGuard>
  );
};
