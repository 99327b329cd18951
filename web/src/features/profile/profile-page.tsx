import { defineMessages } from 'react-intl';
import { translate } from '#shared/i18n/translate.tsx';
import { useAuth } from '#shared/session/auth-context.tsx';
import { UnsavedGuard } from '#shared/unsaved-guard/unsaved-guard.tsx';
import { DataSection } from './components/data-section.tsx';
import { DeletionSection } from './components/deletion-section.tsx';
import { EmailSection } from './components/email-section.tsx';
import { NotificationsSection } from './components/notifications-section.tsx';
import { PasswordSection } from './components/password-section.tsx';
import { PreferencesSection } from './components/preferences-section.tsx';
import { ProfileSection } from './components/profile-section.tsx';
import { SectionNav } from './components/section-nav.tsx';
import { SecuritySection } from './security/security-section.tsx';
import { SessionsSection } from './security/sessions-section.tsx';

const messages = defineMessages({
  title: { id: 'profile.title', defaultMessage: 'Editar perfil' },
});

/** Page: account settings by section; each section saves separately. */
export const Component = () => {
  const { user } = useAuth();
  if (!user) return null;
  return (
    <UnsavedGuard>
      <div className="wrap profile-page">
        <h1 className="col-span-full">{translate(messages.title)}</h1>
        <SectionNav />
        <div className="grid grid-cols-1 gap-12">
          <ProfileSection user={user} />
          <EmailSection user={user} />
          <PasswordSection />
          <SecuritySection user={user} />
          <SessionsSection />
          <PreferencesSection />
          <NotificationsSection user={user} />
          <DataSection />
          <DeletionSection />
        </div>
      </div>
    </UnsavedGuard>
  );
};
