/// What several screens call by one name.
extension Words {
}
