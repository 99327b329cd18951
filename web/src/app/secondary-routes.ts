import { faqQuery } from '#features/faq/api/faq-query.ts';
import { memberCommentsQuery, memberQuery } from '#features/member/api/member-query.ts';
import { languages } from '#shared/i18n/locale-store.ts';
import { secondaryTitles } from '#shared/page/secondary-titles.ts';
import { PATTERNS } from '#shared/routing/paths.ts';
import { EMULATOR_ROUTES } from './emulator-routes.ts';
import type { LayoutRoutes, SiteRoute } from './routes.ts';

/** The site's other routes, loaded when a URL matches no route of `routes.ts`. */
export const SECONDARY_ROUTES: readonly SiteRoute[] = [
  {
    path: PATTERNS.login,
    page: () => import('#features/account/login-page.tsx'),
    title: secondaryTitles.login,
    guard: { signedOut: true },
  },
  {
    path: PATTERNS.register,
    page: () => import('#features/account/register-page.tsx'),
    title: secondaryTitles.register,
    guard: { signedOut: true },
  },
  {
    path: PATTERNS.forgotPassword,
    page: () => import('#features/account/forgot-password-page.tsx'),
    title: secondaryTitles.forgotPassword,
    guard: { signedOut: true },
  },
  {
    path: PATTERNS.resetPassword,
    page: () => import('#features/account/reset-password-page.tsx'),
    title: secondaryTitles.resetPassword,
    guard: { signedOut: true },
  },
  {
    path: PATTERNS.authAction,
    page: () => import('#features/account/auth-action-page.tsx'),
    title: secondaryTitles.authAction,
  },
  {
    path: PATTERNS.dashboard,
    page: () => import('#features/dashboard/dashboard-page.tsx'),
    title: secondaryTitles.dashboard,
    guard: { signedIn: true },
  },
  {
    path: PATTERNS.favorites,
    page: () => import('#features/favorites/favorites-page.tsx'),
    title: secondaryTitles.favorites,
    guard: { signedIn: true },
  },
  {
    path: PATTERNS.downloads,
    page: () => import('#features/downloads/downloads-page.tsx'),
    title: secondaryTitles.downloads,
    guard: { signedIn: true },
  },
  {
    path: PATTERNS.editProfile,
    page: () => import('#features/profile/profile-page.tsx'),
    title: secondaryTitles.editProfile,
    guard: { signedIn: true },
  },
  {
    path: PATTERNS.member,
    page: () => import('#features/member/member-page.tsx'),
    title: secondaryTitles.member,
    texts: 'mod',
    prefetch: ({ queryClient, params: { uid = '' } }) => {
      void queryClient.prefetchQuery(memberQuery(uid));
      void queryClient.prefetchInfiniteQuery(memberCommentsQuery(uid));
    },
  },
  {
    path: PATTERNS.activity,
    page: () => import('#features/activity/activity-page.tsx'),
    title: secondaryTitles.activity,
  },
  {
    path: PATTERNS.achievements,
    page: () => import('#features/achievements/achievements-page.tsx'),
    title: secondaryTitles.achievements,
  },
  {
    path: PATTERNS.notifications,
    page: () => import('#features/notifications/notifications-page.tsx'),
    title: secondaryTitles.notifications,
  },
  { path: PATTERNS.banned, page: () => import('#features/account/banned-page.tsx'), title: secondaryTitles.banned },
  {
    path: PATTERNS.verifyEmail,
    page: () => import('#features/account/verify-email-page.tsx'),
    title: secondaryTitles.verifyEmail,
  },
  {
    path: PATTERNS.unauthorized,
    page: () => import('#features/account/unauthorized-page.tsx'),
    title: secondaryTitles.unauthorized,
  },
  { path: PATTERNS.contact, page: () => import('#features/contact/contact-page.tsx'), title: secondaryTitles.contact },
  {
    path: PATTERNS.help,
    page: () => import('#features/texts/help-page.tsx'),
    title: secondaryTitles.help,
    texts: 'reading',
  },
  {
    path: PATTERNS.faq,
    page: () => import('#features/faq/faq-page.tsx'),
    title: secondaryTitles.faq,
    prefetch: ({ queryClient }) => void queryClient.prefetchQuery(faqQuery(languages.getCurrent().locale)),
  },
  {
    path: PATTERNS.changelog,
    page: () => import('#features/changelog/changelog-page.tsx'),
    title: secondaryTitles.changelog,
  },
  {
    path: PATTERNS.guidelines,
    page: () => import('#features/texts/guidelines-page.tsx'),
    title: secondaryTitles.guidelines,
    texts: 'reading',
  },
  {
    path: PATTERNS.terms,
    page: () => import('#features/texts/terms-page.tsx'),
    title: secondaryTitles.terms,
    texts: 'reading',
  },
  {
    path: PATTERNS.privacy,
    page: () => import('#features/texts/privacy-page.tsx'),
    title: secondaryTitles.privacy,
    texts: 'reading',
  },
  {
    path: PATTERNS.partners,
    page: () => import('#features/texts/partners-page.tsx'),
    title: secondaryTitles.partners,
    texts: 'reading',
  },
  ...EMULATOR_ROUTES,
  { path: '*', page: () => import('#features/not-found/not-found-page.tsx'), title: secondaryTitles.notFound },
];

const MEDIA_KIT_ROUTES: readonly SiteRoute[] = [
  { path: PATTERNS.public, page: () => import('#features/media-kit/public-page.tsx'), title: secondaryTitles.mediaKit },
  {
    path: PATTERNS.mediaKit,
    page: () => import('#features/media-kit/media-kit-page.tsx'),
    title: secondaryTitles.mediaKit,
  },
  {
    path: PATTERNS.mediaKitContact,
    page: () => import('#features/media-kit/contact-page.tsx'),
    title: secondaryTitles.mediaKitContact,
  },
  { path: '/public/*', page: () => import('#features/not-found/not-found-page.tsx'), title: secondaryTitles.notFound },
];

/** Layouts loaded with the routes above. */
export const SECONDARY_LAYOUTS: readonly LayoutRoutes[] = [
  { page: () => import('./layout/media-kit/media-kit-layout.tsx'), routes: MEDIA_KIT_ROUTES },
];
