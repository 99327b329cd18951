export const Component = () => <h1>home-page</h1>;
