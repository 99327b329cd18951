export const Header = () => <header />;
