/** Same placeholder as in index.html, shown while react-admin checks who is signed in. */
export const BootFrame = () => (
  <div className="boot" aria-hidden="true">
    <div />
    <div />
    <div />
  </div>
);
