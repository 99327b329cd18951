/** Another app of the same origin takes over; nothing of the console runs on. */
const leaveTo = (address: string): Promise<never> => {
  location.assign(address);
  return new Promise(() => {});
};

/** To the site's login, and back here afterwards. */
export const leaveToLogin = (): Promise<never> =>
  leaveTo(`/login?from=${encodeURIComponent(location.pathname + location.search + location.hash)}`);
/** From the beginning: all that the page has read was another's. */
export const startAnew = (): Promise<never> => {
  location.reload();
  return new Promise(() => {});
};
export const leaveToDashboard = (): Promise<never> => leaveTo('/dashboard');
export const leaveToHome = (): Promise<never> => leaveTo('/');
/** The site finds the ban out for itself there, ends the session and says why. */
export const leaveToBanned = (): Promise<never> => leaveTo('/banned');
