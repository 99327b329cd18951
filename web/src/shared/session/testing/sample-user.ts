import type { CurrentUser } from '@bigorna/domain/endpoints/auth.schemas';

/** A signed-in member for tests. */
export const user: CurrentUser = {
  id: 'u1',
  username: 'ana',
  display_name: 'Ana',
  email: 'ana@bigorna.test',
  full_name: 'Ana Teste',
  bio: '',
  avatar_url: null,
  role: 'user',
  is_banned: false,
  ban_reason: null,
  is_verified: true,
  has_factor: false,
  member_since: '2026-01-01T00:00:00.000Z',
  last_login: null,
  settings: {
    locale: null,
    theme: 'dark',
    game_version: null,
    loader: null,
    notify_mod_updates: true,
    notify_new_mods: false,
    notify_comments: true,
    notify_system: true,
  },
};
