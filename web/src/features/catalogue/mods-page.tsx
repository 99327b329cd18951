export const Component = () => <h1>mods-page</h1>;
