export const Component = () => <h1>search-page</h1>;
