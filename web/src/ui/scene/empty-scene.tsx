import coldForge from './cold-forge.svg';

/** The forge gone cold: an anvil, a dead furnace, a lantern. For empty and failed places. */
export const EmptyScene = () => (
  <div className="scene" aria-hidden="true">
    <img src={coldForge} alt="" width={640} height={400} />
  </div>
);
