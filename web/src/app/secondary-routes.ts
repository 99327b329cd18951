import { authorQuery } from '#features/catalogue/api/author-query.ts';
import { memberCommentsQuery, memberQuery } from '#features/member/api/member-query.ts';
import { secondaryTitles } from '#shared/page/secondary-titles.ts';
import { changelogQuery, faqQuery, mediaKitQuery } from '#shared/portal/portal-queries.ts';
import { PATTERNS } from '#shared/routing/paths.ts';
import { EMULATOR_ROUTES } from './emulator-routes.ts';
import type { LayoutRoutes, SiteRoute } from './routes.ts';

type Page = Pick<SiteRoute, 'texts' | 'guard' | 'prefetch'>;
const SIGNED_OUT: Page = { guard: { signedOut: true } };
const SIGNED_IN: Page = { guard: { signedIn: true } };
const READING: Page = { texts: 'reading' };

const route = (
  name: keyof typeof PATTERNS & keyof typeof secondaryTitles,
  page: SiteRoute['page'],
  rest: Page = {},
): SiteRoute => ({ path: PATTERNS[name], page, title: secondaryTitles[name], ...rest });

const notFound = (path: string): SiteRoute => ({
  path,
  page: () => import('#features/not-found/not-found-page.tsx'),
  title: secondaryTitles.notFound,
  status: 404,
});

/** The site's other routes, loaded when a URL matches no route of `routes.ts`. */
export const SECONDARY_ROUTES: readonly SiteRoute[] = [
  route('login', () => import('#features/account/login-page.tsx'), SIGNED_OUT),
  route('register', () => import('#features/account/register-page.tsx'), SIGNED_OUT),
  route('forgotPassword', () => import('#features/account/forgot-password-page.tsx'), SIGNED_OUT),
  route('resetPassword', () => import('#features/account/reset-password-page.tsx'), SIGNED_OUT),
  route('authAction', () => import('#features/account/auth-action-page.tsx')),
  route('dashboard', () => import('#features/dashboard/dashboard-page.tsx'), SIGNED_IN),
  route('favorites', () => import('#features/favorites/favorites-page.tsx'), SIGNED_IN),
  route('downloads', () => import('#features/downloads/downloads-page.tsx'), SIGNED_IN),
  route('editProfile', () => import('#features/profile/profile-page.tsx'), SIGNED_IN),
  route('member', () => import('#features/member/member-page.tsx'), {
    texts: 'mod',
    prefetch: ({ queryClient, params: { uid = '' } }) => {
      void queryClient.prefetchQuery(memberQuery(uid));
      void queryClient.prefetchInfiniteQuery(memberCommentsQuery(uid));
    },
  }),
  route('author', () => import('#features/catalogue/author-page.tsx'), {
    prefetch: ({ queryClient, params: { key = '' } }) => queryClient.prefetchQuery(authorQuery(key)),
  }),
  route('activity', () => import('#features/activity/activity-page.tsx')),
  route('achievements', () => import('#features/achievements/achievements-page.tsx')),
  route('notifications', () => import('#features/notifications/notifications-page.tsx')),
  route('banned', () => import('#features/account/banned-page.tsx')),
  route('verifyEmail', () => import('#features/account/verify-email-page.tsx')),
  route('unauthorized', () => import('#features/account/unauthorized-page.tsx')),
  route('contact', () => import('#features/contact/contact-page.tsx')),
  route('help', () => import('#features/texts/help-page.tsx'), READING),
  route('faq', () => import('#features/faq/faq-page.tsx'), {
    prefetch: ({ queryClient, locale }) => queryClient.prefetchQuery(faqQuery(locale)),
  }),
  route('changelog', () => import('#features/changelog/changelog-page.tsx'), {
    prefetch: ({ queryClient, locale }) => queryClient.prefetchQuery(changelogQuery(locale)),
  }),
  route('guidelines', () => import('#features/texts/guidelines-page.tsx'), READING),
  route('terms', () => import('#features/texts/terms-page.tsx'), READING),
  route('privacy', () => import('#features/texts/privacy-page.tsx'), READING),
  route('partners', () => import('#features/texts/partners-page.tsx'), READING),
  ...EMULATOR_ROUTES,
  notFound('*'),
];

const MEDIA_KIT_ROUTES: readonly SiteRoute[] = [
  { path: PATTERNS.public, page: () => import('#features/media-kit/public-page.tsx'), title: secondaryTitles.mediaKit },
  route('mediaKit', () => import('#features/media-kit/media-kit-page.tsx'), {
    prefetch: ({ queryClient, locale }) => queryClient.prefetchQuery(mediaKitQuery(locale)),
  }),
  route('mediaKitContact', () => import('#features/media-kit/contact-page.tsx')),
  notFound('/public/*'),
];

/** Layouts loaded with the routes above. */
export const SECONDARY_LAYOUTS: readonly LayoutRoutes[] = [
  { page: () => import('./layout/media-kit/media-kit-layout.tsx'), routes: MEDIA_KIT_ROUTES },
];
