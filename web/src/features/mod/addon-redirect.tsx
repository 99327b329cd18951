export const Component = () => <h1>addon-redirect</h1>;
