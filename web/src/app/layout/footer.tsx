export const Footer = () => <footer />;
