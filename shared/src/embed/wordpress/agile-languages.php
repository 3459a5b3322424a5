<?php
/**
 * Plugin Name: Agile Languages
 * Description: Blocks for the Agile Communication Level Meter, My Needs and the upcoming classes.
 * Requires at least: 6.1
 * Requires PHP: 7.4
 * License: UNLICENSED
 * Version: 0.0.0
 */

defined( 'ABSPATH' ) || exit;

/** The provider's site and its elements, as `blocks.json` states them. */
function agile_languages() {
	static $contents;
	$contents = $contents ?? json_decode( file_get_contents( __DIR__ . '/blocks.json' ), true );
	return $contents;
}

add_action( 'init', function () {
	$site = agile_languages()['site'];
	wp_register_style( 'agile-languages', "$site/embed/v1/embed.css", array(), null );
	wp_register_script( 'agile-languages', "$site/embed/v1/classic.js", array(), null, true );
	wp_register_script(
		'agile-languages-editor',
		plugins_url( 'editor.js', __FILE__ ),
		array( 'wp-blocks', 'wp-block-editor', 'wp-components', 'wp-element' ),
		agile_languages()['version'],
		true
	);
	wp_add_inline_script(
		'agile-languages-editor',
		'window.agileLanguages = ' . wp_json_encode( agile_languages(), JSON_HEX_TAG ) . ';',
		'before'
	);
	foreach ( agile_languages()['elements'] as $element ) {
		register_block_type(
			__DIR__ . '/blocks/' . $element['module'],
			array(
				'render_callback' => function ( $attributes ) use ( $element ) {
					return agile_languages_render( $element, $attributes );
				},
			)
		);
	}
	wp_oembed_add_provider( "$site/*", "$site/oembed" );
} );

/** HTML of an element with its link. An attribute that the element does not have is left out. */
function agile_languages_render( $element, $attributes ) {
	wp_enqueue_style( 'agile-languages' );
	wp_enqueue_script( 'agile-languages' );
	$html = '<' . $element['tag'];
	foreach ( $element['attributes'] as $attribute ) {
		$value = $attributes[ $attribute['option'] ] ?? '';
		if ( is_string( $value ) && $value !== '' ) {
			$html .= ' ' . $attribute['name'] . '="' . esc_attr( $value ) . '"';
		}
	}
	$link = sprintf( '<a href="%s">%s</a>', esc_url( agile_languages()['site'] . $element['path'] ), esc_html( $element['text'] ) );
	return sprintf( '<div %s>%s>%s</%s></div>', get_block_wrapper_attributes(), $html, $link, $element['tag'] );
}
