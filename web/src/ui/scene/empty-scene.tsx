/** The forge gone cold: an anvil, a dead furnace, a lantern. For empty and failed places. */
export const EmptyScene = () => (
  <div className="scene" aria-hidden="true">
    <svg viewBox="0 0 64 40" shapeRendering="crispEdges" aria-hidden="true">
      <path fill="#100c0c" d="M0 0h64v40H0z" />
      <path fill="#191212" d="M34 6h20v4H34zM30 10h28v14H30zM34 24h20v6H34z" />
      <path fill="#241812" d="M40 12h10v4H40zM38 16h14v8H38z" />
      <path fill="#1a1f16" d="M0 24h12v8H0zM12 27h14v5H12zM50 25h14v7H50z" />
      <path fill="#2c3a22" d="M0 24h12v1H0zM12 27h14v1H12zM50 25h14v1H50z" />
      <path fill="#2e2622" d="M6 16h14v16H6z" />
      <path fill="#3b312c" d="M6 16h14v1H6zM7 19h5v2H7zM14 19h5v2h-5zM7 23h2v2H7zM10 23h6v2h-6z" />
      <path fill="#0f0a08" d="M9 25h8v6H9z" />
      <path fill="#2b211c" d="M11 28h4v3h-4z" />
      <path fill="#17110d" d="M27 20h20v3H27zM31 23h12v6H31zM28 28h18v4H28z" />
      <path fill="#5f6872" d="M29 20h16v2H29zM33 22h8v6h-8zM30 29h14v2H30z" />
      <path fill="#8f98a3" d="M29 20h16v1H29zM30 29h3v1h-3z" />
      <path fill="#3f464e" d="M39 24h2v4h-2zM33 30h11v1H33z" />
      <path fill="#17110d" d="M52 26h4v6h-4z" />
      <path fill="#ffd25e" d="M53 28h2v2h-2z" />
      <path fill="#3a312c" d="M0 32h64v8H0z" />
      <path
        fill="#27201c"
        d="M1 33h3v3H1zM5 33h3v3H5zM9 33h3v3H9zM13 33h3v3h-3zM17 33h3v3h-3zM21 33h3v3h-3zM25 33h3v3h-3zM29 33h3v3h-3zM33 33h3v3h-3zM37 33h3v3h-3zM41 33h3v3h-3zM45 33h3v3h-3zM49 33h3v3h-3zM53 33h3v3h-3zM57 33h3v3h-3zM61 33h3v3h-3zM1 37h3v3H1zM5 37h3v3H5zM9 37h3v3H9zM13 37h3v3h-3zM17 37h3v3h-3zM21 37h3v3h-3zM25 37h3v3h-3zM29 37h3v3h-3zM33 37h3v3h-3zM37 37h3v3h-3zM41 37h3v3h-3zM45 37h3v3h-3zM49 37h3v3h-3zM53 37h3v3h-3zM57 37h3v3h-3zM61 37h3v3h-3z"
      />
      <path fill="#6b5a4c" d="M10 4h1v1h-1zM22 7h1v1h-1zM44 3h1v1h-1zM58 8h1v1h-1zM5 10h1v1H5zM30 4h1v1h-1z" />
    </svg>
  </div>
);
