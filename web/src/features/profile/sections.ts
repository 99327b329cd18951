import { Bell, Download, KeyRound, Mail, Palette, Trash2, User } from 'lucide-react';
import { defineMessages } from 'react-intl';

const messages = defineMessages({
  profile: { id: 'profile.section.profile', defaultMessage: 'Perfil' },
  email: { id: 'profile.section.email', defaultMessage: 'E-mail' },
  password: { id: 'profile.section.password', defaultMessage: 'Senha' },
  preferences: { id: 'profile.section.preferences', defaultMessage: 'Preferências' },
  notifications: { id: 'profile.section.notifications', defaultMessage: 'Notificações' },
  data: { id: 'profile.section.data', defaultMessage: 'Seus dados' },
  deletion: { id: 'profile.section.deletion', defaultMessage: 'Excluir conta' },
});

/** The page's sections in their order; the id is the fragment that leads there. */
export const SECTIONS = {
  profile: { title: messages.profile, Icon: User },
  email: { title: messages.email, Icon: Mail },
  password: { title: messages.password, Icon: KeyRound },
  preferences: { title: messages.preferences, Icon: Palette },
  notifications: { title: messages.notifications, Icon: Bell },
  data: { title: messages.data, Icon: Download },
  deletion: { title: messages.deletion, Icon: Trash2 },
} as const;
export type SectionId = keyof typeof SECTIONS;

export const SECTION_IDS = [
  'profile',
  'email',
  'password',
  'preferences',
  'notifications',
  'data',
  'deletion',
] as const satisfies readonly SectionId[];

/** The element that names a section, and takes the focus of whoever is led to it. */
export const headingId = (section: SectionId): string => `${section}-title`;
