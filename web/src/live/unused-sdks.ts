/**
 * Stands in for the four Firebase SDKs that reactfire imports and this site never uses (vite.config.ts, aliases): they
 * would add 49 kB to every signed-in visit.
 */
const unused = (): never => {
  throw new Error('This Firebase SDK is not part of the site');
};

// firebase/database
// firebase/functions
// firebase/remote-config
// firebase/storage
export {
  unused as get,
  unused as off,
  unused as onChildAdded,
  unused as onChildChanged,
  unused as onChildMoved,
  unused as onChildRemoved,
  unused as onValue,
  unused as httpsCallable,
  unused as ensureInitialized,
  unused as getAll,
  unused as getBoolean,
  unused as getNumber,
  unused as getString,
  unused as getValue,
  unused as getDownloadURL,
  unused as ref,
};
